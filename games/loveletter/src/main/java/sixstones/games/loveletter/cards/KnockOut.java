package sixstones.games.loveletter.cards;

import sixstones.engine.Bits;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;

/** L-OUT: a seat leaves the round. */
public final class KnockOut {

  private KnockOut() {}

  /** L-OUT-01: its hand is shown, without the effect; the rule says what knocked it out. */
  public static void of(Board board, int seat, String rule, Log log) {
    var hands = board.hands();
    if (hands.size(seat) > 0) {
      Knowledge.isShown(hands, seat);
      log.showed(seat, hands.only(seat), "L-OUT-01");
      board.fronts().add(seat, hands.only(seat));
    }
    hands.clear(seat);
    board.inRound(Bits.without(board.inRound(), seat));
    board.guarded(Bits.without(board.guarded(), seat));
    log.knockedOut(seat, rule);
  }
}
