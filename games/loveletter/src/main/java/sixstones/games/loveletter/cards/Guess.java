package sixstones.games.loveletter.cards;

import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;

/** L-GUARD-01: a character is named, and held or not. */
public final class Guess {

  private Guess() {}

  public static void of(Board board, int seat, Card named, Log log) {
    log.named(board.active(), seat, named);
    if (board.hands().only(seat) == named) {
      KnockOut.of(board, seat, Card.GUARD.rule(1), log);
    } else {
      Knowledge.isNot(board.hands(), seat, named.bit());
      log.missed(seat, named);
    }
  }
}
