package sixstones.bots.review;

import java.util.List;
import java.util.Set;

/**
 * A finished game, looked at again.
 *
 * @param moves how many moves were made
 * @param looks at every choice that was one, in their order
 * @param sides which side each seat was on
 * @param result each seat's part of the victory
 */
public record Review(int moves, List<Look> looks, List<Integer> sides, List<Double> result) {

  public Review {
    looks = List.copyOf(looks);
    sides = List.copyOf(sides);
    result = List.copyOf(result);
  }

  /** The game in a seat's eyes; empty for one that never had a choice. */
  public Story story(int seat) {
    return story(seat, Set.of());
  }

  /**
   * The same where others have made some moves in people's places.
   *
   * @param standIns how many moves had been made before each of them
   */
  public Story story(int seat, Set<Integer> standIns) {
    return Story.of(this, seat, standIns);
  }
}
