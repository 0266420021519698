package sixstones.games.splendor.tiles;

import sixstones.engine.event.Events;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.state.Board;

/** S-TIME-01, S-TIME-03: the green token comes with the first level-3 character. */
public final class TimeToken {

  private static final int TIME = Stone.TIME.ordinal();

  private TimeToken() {}

  public static void takeFor(Board board, Card card, Events out) {
    int seat = board.active();
    if (!card.hasTime() || board.tokens(seat, TIME) > 0) return;
    board.give(seat, TIME, 1);
    Log.gotTime(out, seat);
  }
}
