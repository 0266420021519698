package sixstones.games.loveletter.steps;

import sixstones.engine.Bits;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.cards.KnockOut;
import sixstones.games.loveletter.round.Draw;

/** What each card does when it is played. */
final class Effects {

  /** L-CHANCELLOR-01: how many cards are drawn. */
  private static final int CHANCELLOR_DRAWS = 2;

  private Effects() {}

  static void begin(Card card, Play play) {
    switch (card) {
      case GUARD, PRIEST, BARON, KING -> meet(card, play);
      case PRINCE -> play.ask(PickSeat.of(card));
      case HANDMAID -> protect(play);
      case CHANCELLOR -> search(play);
      case PRINCESS -> KnockOut.of(play.board(), play.board().active(), card.rule(1), play.log());
      case SPY, COUNTESS -> {}
    }
  }

  /** L-CHOOSE-03: nobody to be chosen, nothing happens. */
  private static void meet(Card card, Play play) {
    if (play.board().choosable() != 0) play.ask(PickSeat.of(card));
    else play.log().hadNoEffect(card, "L-CHOOSE-03");
  }

  private static void protect(Play play) {
    var board = play.board();
    board.guarded(Bits.with(board.guarded(), board.active()));
    play.log().isProtected(board.active());
  }

  private static void search(Play play) {
    var board = play.board();
    int drawn = Math.min(CHANCELLOR_DRAWS, board.deck().left());
    for (int i = 0; i < drawn; i++) {
      Draw.one(board, board.active(), Card.CHANCELLOR.rule(1), play.log());
    }
    if (drawn > 0) play.ask(KeepCard.STEP);
    else play.log().hadNoEffect(Card.CHANCELLOR, Card.CHANCELLOR.rule(3));
  }
}
