package sixstones.games.loveletter.cards;

import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.round.Draw;
import sixstones.games.loveletter.state.Board;

/** L-PRINCE: a hand is discarded, and a new card drawn. */
public final class NewHand {

  private NewHand() {}

  public static void of(Board board, int seat, Log log) {
    var hands = board.hands();
    var discarded = hands.only(seat);
    Knowledge.isShown(hands, seat);
    log.discarded(seat, discarded);
    board.fronts().add(seat, discarded);
    hands.clear(seat);
    if (discarded == Card.PRINCESS) {
      KnockOut.of(board, seat, Card.PRINCESS.rule(1), log);
    } else if (board.deck().left() > 0) {
      Draw.one(board, seat, Card.PRINCE.rule(1), log);
    } else {
      Draw.aside(board, seat, log);
    }
  }
}
