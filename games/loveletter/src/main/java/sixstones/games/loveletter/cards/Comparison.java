package sixstones.games.loveletter.cards;

import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.knowledge.Knowledge;
import sixstones.games.loveletter.log.Log;
import sixstones.games.loveletter.state.Board;

/** L-BARON: two compare hands in secret. */
public final class Comparison {

  private Comparison() {}

  public static void with(Board board, int other, Log log) {
    var hands = board.hands();
    int seat = board.active();
    var mine = hands.only(seat);
    var theirs = hands.only(other);
    Knowledge.sees(hands, seat, other);
    Knowledge.sees(hands, other, seat);
    log.compared(seat, other, mine, theirs);
    if (mine.value() == theirs.value()) {
      hands.tie(seat, other);
      log.tied(seat, other);
    } else if (mine.value() < theirs.value()) {
      lose(board, seat, other, log);
    } else {
      lose(board, other, seat, log);
    }
  }

  /** L-RULE-08: of the winner everybody learns that his card is higher than the one shown. */
  private static void lose(Board board, int loser, int winner, Log log) {
    int lowest = board.hands().only(loser).value();
    int notHigher = 0;
    for (var card : Card.values()) if (card.value() <= lowest) notHigher |= card.bit();
    Knowledge.isNot(board.hands(), winner, notHigher);
    KnockOut.of(board, loser, Card.BARON.rule(1), log);
  }
}
