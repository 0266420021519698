package sixstones.server.puzzles;

import java.util.Optional;

/**
 * What is said of a puzzle where it stands.
 *
 * @param leads the chance to win after the move that was made, in percent
 * @param best the same after the best one
 */
public record Verdict(Status status, Optional<Integer> leads, Optional<Integer> best) {

  static Verdict of(Status status) {
    return new Verdict(status, Optional.empty(), Optional.empty());
  }
}
