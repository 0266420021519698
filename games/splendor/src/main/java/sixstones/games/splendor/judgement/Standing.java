package sixstones.games.splendor.judgement;

import java.util.Map;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/** How well a seat stands by itself, in points: what a person would count. */
final class Standing {

  static final double POINT = 1.0;
  static final double BONUS = 0.9;
  static final double TIME = 3.0;
  static final double AVENGERS_SYMBOL = 0.35;
  private static final double LOCATION_STEP = 0.2;
  private static final double SHIELD = 0.1;

  /** What holding no, one, two, three cards costs: a full hand is a closed door. */
  private static final double[] BURDEN = {0, 0.35, 0.9, 2.0};

  private Standing() {}

  static double of(Board board, int seat) {
    return POINT * board.points(seat)
        + bonuses(board, seat)
        + (board.tokens(seat, Stone.TIME.ordinal()) > 0 ? TIME : 0)
        + AVENGERS_SYMBOL * Math.min(board.avengers(seat), 6)
        + LOCATION_STEP * locationSteps(board, seat)
        + SHIELD * board.tokens(seat, Stone.SHIELD.ordinal())
        + Prospects.of(board, seat).together()
        - BURDEN[held(board, seat)];
  }

  /** The same part by part, but for grey tokens. */
  static Map<String, Double> parts(Board board, int seat) {
    return Map.of(
        "points",
        POINT * board.points(seat),
        "bonuses",
        bonuses(board, seat),
        "time",
        board.tokens(seat, Stone.TIME.ordinal()) > 0 ? TIME : 0,
        "avengers",
        AVENGERS_SYMBOL * Math.min(board.avengers(seat), 6),
        "location",
        LOCATION_STEP * locationSteps(board, seat),
        "reach",
        Prospects.of(board, seat).together(),
        "hand",
        -BURDEN[held(board, seat)]);
  }

  /** Each colour is needed for the Gauntlet; without it, it only makes cards cheaper. */
  static double newColour(Edition edition) {
    return edition.hasGauntlet() ? 1.2 : 0.3;
  }

  private static double bonuses(Board board, int seat) {
    double worth = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int count = board.bonus(seat, stone);
      if (count > 0) worth += newColour(board.edition());
      worth += BONUS * Math.min(count, 4) + 0.3 * Math.max(0, count - 4);
    }
    return worth;
  }

  /** How many bonuses a seat still lacks for a location. */
  static int missing(Board board, int seat, Location location) {
    int missing = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      missing += Math.max(0, location.wants(stone) - board.bonus(seat, stone));
    }
    return missing;
  }

  static int held(Board board, int seat) {
    int held = 0;
    for (int slot = 0; slot < Board.HAND; slot++) if (board.hand(seat, slot) != null) held++;
    return held;
  }

  static int locationSteps(Board board, int seat) {
    int steps = 0;
    for (int place = 0; place < board.places(); place++) {
      var location = board.location(place);
      if (location == null || board.locationOwner(place) != Board.NONE) continue;
      for (int stone = 0; stone < Stone.COLOURS; stone++) {
        steps += Math.min(location.wants(stone), board.bonus(seat, stone));
      }
    }
    return steps;
  }
}
