package sixstones.games.loveletter.cards;

import sixstones.engine.Bits;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Table;

/** L-OUT: a seat leaves the round. */
public final class KnockOut {

  private KnockOut() {}

  /** L-OUT-01: its hand is shown, without the effect; the rule says what knocked it out. */
  public static void of(Table table, int seat, String rule, Log log) {
    var hands = table.hands();
    if (hands.size(seat) > 0) {
      Knowledge.isShown(hands, seat);
      log.showed(seat, hands.only(seat), "L-OUT-01");
      table.fronts().add(seat, hands.only(seat));
    }
    hands.clear(seat);
    table.inRound(Bits.without(table.inRound(), seat));
    table.guarded(Bits.without(table.guarded(), seat));
    log.knockedOut(seat, rule);
  }
}
