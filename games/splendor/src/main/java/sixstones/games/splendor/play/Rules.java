package sixstones.games.splendor.play;

import sixstones.games.splendor.board.Board;
import sixstones.games.splendor.cards.Box;
import sixstones.games.splendor.cards.Location;
import sixstones.games.splendor.cards.Stone;

/** Numbers and conditions that several rules share. */
public final class Rules {

  /** S-LIMIT-02. */
  public static final int MOST_TOKENS = 10;

  /** S-END-01. */
  public static final int POINTS_TO_WIN = 16;

  /** S-AVENGERS-05. */
  public static final int AVENGERS_POINTS = 3;

  /** S-AVENGERS-02. */
  public static final int AVENGERS_SYMBOLS = 3;

  /** S-RULE-34. */
  public static final int MOST_IDLE_ROUNDS = 30;

  private Rules() {}

  /** S-END-01: sixteen points, a bonus of each colour, the Time token. */
  public static boolean fulfilsGauntlet(Board board, int seat) {
    if (board.points(seat) < POINTS_TO_WIN) return false;
    if (board.tokens(seat, Stone.TIME.ordinal()) == 0) return false;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if (board.bonus(seat, stone) == 0) return false;
    }
    return true;
  }

  public static boolean somebodyFulfilsGauntlet(Board board) {
    for (int seat = 0; seat < board.seats(); seat++) if (fulfilsGauntlet(board, seat)) return true;
    return false;
  }

  /** S-LOCATION-02: whether the location at a place is still there and the bonuses suffice. */
  static boolean earns(Board board, int seat, int place) {
    if (board.locationOwner(place) != Board.NONE || board.location(place) == Board.NONE) {
      return false;
    }
    Location location = Box.location(board.location(place));
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if (board.bonus(seat, stone) < location.wants(stone)) return false;
    }
    return true;
  }
}
