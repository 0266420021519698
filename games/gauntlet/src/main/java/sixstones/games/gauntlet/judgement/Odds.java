package sixstones.games.gauntlet.judgement;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.fight.Fight;
import sixstones.games.gauntlet.state.Board;

/** How likely hidden cards are, to somebody who has seen what one seat has seen. */
final class Odds {

  private final Board board;
  private final int seat;

  /** Unseen cards by value, for the hero deck and for Thanos' deck. */
  private final int[][] unseen = new int[2][8];

  private final int[] unseenTotal = new int[2];

  Odds(Board board, int seat) {
    this.board = board;
    this.seat = seat;
    int seen = board.hand(seat) | board.known(seat);
    for (int other = 0; other < board.seats(); other++) seen |= board.front(other);
    for (var card : Box.cards()) {
      if (Bits.has(seen, card.index())) continue;
      unseen[card.side().ordinal()][card.value()]++;
      unseenTotal[card.side().ordinal()]++;
    }
  }

  /** Cards of a hand that the seat has seen. */
  private int seenIn(int other) {
    return board.hand(other) & (other == seat ? -1 : board.known(seat));
  }

  /** How likely one unseen card of a hand has a value. */
  private double unseenHas(int other, int value) {
    int deck = board.sideOf(other).ordinal();
    if (Bits.has(board.excluded(other), value)) return 0;
    int possible = 0;
    for (int v = 1; v <= 7; v++) {
      if (!Bits.has(board.excluded(other), v)) possible += unseen[deck][v];
    }
    return possible == 0 ? 0 : (double) unseen[deck][value] / possible;
  }

  /** How likely a hand has at least one card of a value. */
  double holds(int other, int value) {
    int seen = seenIn(other);
    for (int rest = seen; rest != 0; rest = Bits.rest(rest)) {
      if (Box.card(Bits.first(rest)).value() == value) return 1;
    }
    double misses = 1;
    for (int i = Bits.count(board.hand(other) & ~seen); i > 0; i--) {
      misses *= 1 - unseenHas(other, value);
    }
    return 1 - misses;
  }

  /** How likely a random card of a hand has a value. */
  double randomCardIs(int other, int value) {
    int size = board.handSize(other);
    if (size == 0) return 0;
    double sum = 0;
    int seen = seenIn(other);
    for (int rest = seen; rest != 0; rest = Bits.rest(rest)) {
      if (Box.card(Bits.first(rest)).value() == value) sum++;
    }
    sum += Bits.count(board.hand(other) & ~seen) * unseenHas(other, value);
    return sum / size;
  }

  /** Wins less losses of a fight of an own card against a random card of the other. */
  double fight(int ownValue, int other) {
    int own = ownValue + (board.tokens(seat) > 0 ? Fight.TOKEN : 0);
    int bonus = board.tokens(other) > 0 ? Fight.TOKEN : 0;
    double balance = 0;
    for (int value = 1; value <= 7; value++) {
      balance += Integer.signum(own - value - bonus) * randomCardIs(other, value);
    }
    return balance;
  }

  /** How much a hand is known: 1 completely, 0 not at all. */
  double knownShare(int other) {
    return board.handSize(other) == 0
        ? 1
        : (double) Bits.count(seenIn(other)) / board.handSize(other);
  }
}
