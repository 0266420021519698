package sixstones.server.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.phrase.Phrase;
import sixstones.server.puzzles.Missed;
import sixstones.server.puzzles.Status;
import sixstones.server.puzzles.Verdict;

/**
 * How a table's puzzle stands.
 *
 * @param made how many moves of the line were made; none where another way was gone
 * @param leads the chance to win after the move that was made, in percent
 * @param best the same after the best one; told with the first move
 * @param missed what is open after a move with which an aim can't be reached any more
 */
public record PuzzleState(
    String id,
    String motif,
    Status status,
    @Nullable Integer made,
    @Nullable Integer leads,
    @Nullable Integer best,
    @Nullable MissedState missed) {

  /**
   * What a move that misses an aim leaves open.
   *
   * @param over whether the game has ended with it
   * @param answer what a rival can still do about it
   * @param still how far the seat has come in what the aim needs
   */
  public record MissedState(boolean over, @Nullable AnswerState answer, List<StillState> still) {

    /** A rival's move in words. */
    public record AnswerState(int seat, Phrase label) {}

    /**
     * @param wanted how much is asked for; none where the rules say it
     */
    public record StillState(Phrase of, int value, @Nullable Integer wanted) {}

    static MissedState of(Missed missed) {
      return new MissedState(
          missed.over(),
          missed.answer().map(one -> new AnswerState(one.seat(), one.label())).orElse(null),
          missed.still().stream()
              .map(one -> new StillState(one.of(), one.value(), one.wanted().orElse(null)))
              .toList());
    }
  }

  static PuzzleState of(String id, String motif, Verdict verdict) {
    return new PuzzleState(
        id,
        motif,
        verdict.status(),
        verdict.made().orElse(null),
        verdict.leads().orElse(null),
        verdict.best().orElse(null),
        verdict.missed().map(MissedState::of).orElse(null));
  }
}
