package sixstones.games.splendor.ending;

import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/** S-END-01: the Gauntlet condition: sixteen points, a bonus of each colour, the Time token. */
public final class Gauntlet {

  public static final int POINTS = 16;

  private Gauntlet() {}

  public static boolean isFulfilled(Board board, int seat) {
    if (board.points(seat) < POINTS) return false;
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
