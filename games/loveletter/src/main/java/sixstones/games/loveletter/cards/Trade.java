package sixstones.games.loveletter.cards;

import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;

/** L-KING-01: two hands change places. */
public final class Trade {

  private Trade() {}

  public static void with(Board board, int other, Log log) {
    var hands = board.hands();
    int seat = board.active();
    log.traded(seat, other, hands.only(seat), hands.only(other));
    hands.trade(seat, other);
  }
}
