package sixstones.games.loveletter.round;

import static java.util.Objects.requireNonNull;

import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;

/** A hidden card comes into a hand. */
public final class Draw {

  private Draw() {}

  /** The top card of the deck; the rule says why. */
  public static void one(Board board, int seat, String rule, Log log) {
    int known = Knowledge.whoKnewTop(board);
    var card = board.deck().card(board.deck().draw());
    board.hands().take(seat, card, known);
    log.drew(seat, card, rule);
  }

  /** L-PRINCE-03: it lies there until the deck is empty, and then the round ends. */
  public static void aside(Board board, int seat, Log log) {
    var card = requireNonNull(board.aside());
    board.aside(null);
    board.hands().take(seat, card, 0);
    log.drewAside(seat, card);
  }
}
