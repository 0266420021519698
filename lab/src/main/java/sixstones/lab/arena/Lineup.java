package sixstones.lab.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Sides that met: for each its bot and its role. A role is a side's number; seats of one game have
 * their order as role.
 */
record Lineup(List<Integer> bots, List<Integer> roles) {

  /** A lineup with each side's share of the victory. */
  record Result(Lineup lineup, List<Double> shares) {}

  static Result of(Played game) {
    var bots = new ArrayList<Integer>();
    var roles = game.sides().stream().distinct().sorted().toList();
    var shares = new ArrayList<Double>();
    for (int role : roles) {
      int seat = game.sides().indexOf(role);
      bots.add(game.bots().get(seat));
      shares.add(game.shares().get(seat));
    }
    return new Result(new Lineup(List.copyOf(bots), roles), shares);
  }

  /** Where all win together: the games of two bots with the same deal, compared. */
  static Result compared(Played one, Played other) {
    double share = better(one.shares().getFirst(), other.shares().getFirst());
    var bots = List.of(one.bots().getFirst(), other.bots().getFirst());
    return new Result(new Lineup(bots, List.of(0, 0)), List.of(share, 1 - share));
  }

  /** What the first has of a comparison: all, half or nothing. */
  static double better(double first, double second) {
    return first == second ? 0.5 : first > second ? 1 : 0;
  }

  /** Whether one bot has exactly one side and the other has all the rest. */
  boolean isOneAgainst(int one, int other) {
    return bots.stream().filter(bot -> bot == one).count() == 1
        && bots.stream().allMatch(bot -> bot == one || bot == other);
  }

  int roleOf(int bot) {
    return roles.get(bots.indexOf(bot));
  }
}
