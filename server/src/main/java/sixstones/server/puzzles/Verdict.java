package sixstones.server.puzzles;

import java.util.Optional;

/**
 * What is said of a puzzle where it stands.
 *
 * @param made how many moves of the line were made; none where another way was gone
 * @param leads the chance to win after the move that was made, in percent
 * @param best the same after the best one
 * @param missed what is open after a move with which an aim can't be reached any more
 */
public record Verdict(
    Status status,
    Optional<Integer> made,
    Optional<Integer> leads,
    Optional<Integer> best,
    Optional<Missed> missed) {

  static Verdict of(Status status, Optional<Integer> made) {
    return new Verdict(status, made, Optional.empty(), Optional.empty(), Optional.empty());
  }

  static Verdict of(Missed missed) {
    return new Verdict(
        Status.MISSED, Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(missed));
  }
}
