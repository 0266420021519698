package sixstones.games.loveletter.judgement;

import sixstones.engine.Bits;
import sixstones.games.loveletter.box.Card;
import sixstones.games.loveletter.state.Board;

/** What a seat can work out about the hands of others: it counts cards. */
final class Odds {

  private final Board board;
  private final int seat;

  /** How many cards of each character the seat can't place. */
  private final int[] unseen = new int[Card.KINDS];

  Odds(Board board, int seat) {
    this.board = board;
    this.seat = seat;
    for (int other = 0; other < board.seats(); other++) {
      for (int slot = 0; slot < board.hands().size(other); slot++) {
        if (!knows(other)) unseen[board.hands().card(other, slot).index()]++;
      }
    }
    for (int depth = 0; depth < board.deck().left(); depth++) {
      boolean known = Bits.has(board.deck().known(depth), seat);
      if (!known) unseen[board.deck().card(depth).index()]++;
    }
    var aside = board.aside();
    if (aside != null) unseen[aside.index()]++;
  }

  boolean knows(int other) {
    return other == seat || Bits.has(board.hands().known(other, 0), seat);
  }

  /** How likely another seat holds the character. */
  double holds(int other, Card card) {
    if (knows(other)) return board.hands().only(other) == card ? 1 : 0;
    int all = 0;
    for (int one = 0; one < Card.KINDS; one++) {
      if (!Bits.has(board.hands().excluded(other, 0), one)) all += unseen[one];
    }
    boolean excluded = Bits.has(board.hands().excluded(other, 0), card.index());
    return excluded || all == 0 ? 0 : (double) unseen[card.index()] / all;
  }

  /** What its card is worth, on average. */
  double value(int other) {
    double value = 0;
    for (var card : Card.values()) value += card.value() * holds(other, card);
    return value;
  }

  /** How likely its card is lower, less how likely it is higher. */
  double balance(Card mine, int other) {
    double balance = 0;
    for (var card : Card.values()) {
      balance += Integer.signum(mine.value() - card.value()) * holds(other, card);
    }
    return balance;
  }

  Card likeliest(int other) {
    var best = Card.SPY;
    for (var card : Card.values()) {
      if (card != Card.GUARD && holds(other, card) > holds(other, best)) best = card;
    }
    return best;
  }
}
