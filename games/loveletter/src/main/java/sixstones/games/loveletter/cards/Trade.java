package sixstones.games.loveletter.cards;

import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Table;

/** L-KING-01: two hands change places. */
public final class Trade {

  private Trade() {}

  public static void with(Table table, int other, Log log) {
    var hands = table.hands();
    int seat = table.active();
    log.traded(seat, other, hands.only(seat), hands.only(other));
    hands.trade(seat, other);
  }
}
