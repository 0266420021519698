package sixstones.games.splendor.actions;

import sixstones.engine.event.Events;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.state.Board;

/** S-REFILL-01, S-REFILL-02: a free slot gets the top card of its deck, as long as there is one. */
final class Refill {

  private Refill() {}

  static void slot(Board board, int slot, int level, Events out) {
    if (board.leftInDeck(level) == 0) {
      board.faceUp(slot, null);
      return;
    }
    var card = board.drawFromDeck(level);
    board.faceUp(slot, card);
    Log.refilled(out, card);
  }
}
