package sixstones.server.puzzles;

import java.util.Optional;

/**
 * What is said of a puzzle where it stands.
 *
 * @param made how many moves of the line were made; none where another way was gone
 * @param leads the chance to win after the move that was made, in percent
 * @param best the same after the best one
 */
public record Verdict(
    Status status, Optional<Integer> made, Optional<Integer> leads, Optional<Integer> best) {

  static Verdict of(Status status, Optional<Integer> made) {
    return new Verdict(status, made, Optional.empty(), Optional.empty());
  }
}
