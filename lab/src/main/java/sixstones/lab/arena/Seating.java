package sixstones.lab.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Who sits where in one game of a deal. One bot has a side for itself, the other has the rest, or,
 * where all win together, nobody is against it.
 *
 * @param bots by seat, as numbers of the contest's list
 */
record Seating(List<Integer> bots) {

  Seating {
    bots = List.copyOf(bots);
  }

  /** Every pair of bots on every side of the deal, so that luck and roles cancel out. */
  static List<Seating> all(int bots, List<Integer> sides) {
    var seatings = new ArrayList<Seating>();
    if (sides.stream().distinct().count() == 1) {
      for (int bot = 0; bot < bots; bot++) seatings.add(against(bot, bot, sides, sides.getFirst()));
      return seatings;
    }
    for (int one = 0; one < bots; one++) {
      for (int other = 0; other < bots; other++) {
        if (one == other) continue;
        for (int side : sides.stream().distinct().sorted().toList()) {
          var seating = against(one, other, sides, side);
          if (!seatings.contains(seating)) seatings.add(seating);
        }
      }
    }
    return seatings;
  }

  private static Seating against(int one, int other, List<Integer> sides, int side) {
    return new Seating(sides.stream().map(seat -> seat == side ? one : other).toList());
  }
}
