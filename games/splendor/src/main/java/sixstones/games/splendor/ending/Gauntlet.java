package sixstones.games.splendor.ending;

import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/**
 * S-END-01: the Gauntlet condition: sixteen points, a bonus of each colour, the Time token. In the
 * classic edition points are enough (S-CLASSIC-04).
 */
public final class Gauntlet {

  private Gauntlet() {}

  public static boolean isFulfilled(Board board, int seat) {
    if (board.points(seat) < board.edition().goal()) return false;
    if (!board.edition().hasGauntlet()) return true;
    if (board.tokens(seat, Stone.TIME.ordinal()) == 0) return false;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if (board.bonus(seat, stone) == 0) return false;
    }
    return true;
  }

  public static boolean isFulfilledBySomebody(Board board) {
    for (int seat = 0; seat < board.seats(); seat++) if (isFulfilled(board, seat)) return true;
    return false;
  }
}
