package sixstones.server.protocol;

import org.jspecify.annotations.Nullable;
import sixstones.server.puzzles.Status;
import sixstones.server.puzzles.Verdict;

/**
 * How a table's puzzle stands.
 *
 * @param made how many moves of the line were made; none where another way was gone
 * @param leads the chance to win after the move that was made, in percent
 * @param best the same after the best one; told with the first move
 */
public record PuzzleState(
    String id,
    String motif,
    Status status,
    @Nullable Integer made,
    @Nullable Integer leads,
    @Nullable Integer best) {

  static PuzzleState of(String id, String motif, Verdict verdict) {
    return new PuzzleState(
        id,
        motif,
        verdict.status(),
        verdict.made().orElse(null),
        verdict.leads().orElse(null),
        verdict.best().orElse(null));
  }
}
