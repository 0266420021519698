package sixstones.games.loveletter.round;

import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Table;

/** L-TURN: whose turn it is, and the card that it begins with. */
public final class Turn {

  private Turn() {}

  /** L-HANDMAID-01, L-TURN-02: protection ends, a card is drawn. */
  static void begin(Table table, int seat, Log log) {
    table.active(seat);
    table.guarded(Bits.without(table.guarded(), seat));
    Draw.one(table, seat, "L-TURN-02", log);
  }

  /** The next one's turn, the next round, or nothing more if the game is won. */
  public static void end(Table table, Chance chance, Log log) {
    if (!RoundEnd.isReached(table)) {
      begin(table, table.nextIn(table.inRound(), table.active()), log);
      return;
    }
    RoundEnd.score(table, log);
    if (!table.isOver()) RoundStart.deal(table, chance, log);
  }
}
