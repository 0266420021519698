package sixstones.games.loveletter.round;

import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;

/** L-TURN: whose turn it is, and the card that it begins with. */
public final class Turn {

  private Turn() {}

  /** L-HANDMAID-01, L-TURN-02: protection ends, a card is drawn. */
  static void begin(Board board, int seat, Log log) {
    board.active(seat);
    board.guarded(Bits.without(board.guarded(), seat));
    Draw.one(board, seat, "L-TURN-02", log);
  }

  /** The next one's turn, the next round, or nothing more if the game is won. */
  public static void end(Board board, Chance chance, Log log) {
    if (!RoundEnd.isReached(board)) {
      begin(board, board.nextIn(board.inRound(), board.active()), log);
      return;
    }
    RoundEnd.score(board, log);
    if (!board.isOver()) RoundStart.deal(board, chance, log);
  }
}
