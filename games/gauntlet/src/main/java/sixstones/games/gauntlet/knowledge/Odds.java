package sixstones.games.gauntlet.knowledge;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.fight.Fight;
import sixstones.games.gauntlet.state.Board;

/** How likely hidden cards are, to somebody who has seen what one seat has seen. */
public final class Odds {

  public static final int HIGHEST = 7;

  private final Board board;
  private final int seat;

  /** The cards whose place the seat knows. */
  private final int seen;

  /** Unseen cards by value, for the hero deck and for Thanos' deck. */
  private final int[][] unseen = new int[2][8];

  public Odds(Board board, int seat) {
    this.board = board;
    this.seat = seat;
    int cards = board.hand(seat) | board.known(seat);
    for (int other = 0; other < board.seats(); other++) cards |= board.front(other);
    seen = cards;
    for (var card : Box.cards()) {
      if (Bits.has(seen, card.index())) continue;
      unseen[card.side().ordinal()][card.value()]++;
    }
  }

  /** Cards of a hand that the seat has seen. */
  private int seenIn(int other) {
    return board.hand(other) & (other == seat ? -1 : board.known(seat));
  }

  /** Unseen cards of a value that a hand may hold: a miss tells everybody what is not there. */
  public int unseen(int other, int value) {
    return Bits.has(board.excluded(other), value)
        ? 0
        : unseen[board.sideOf(other).ordinal()][value];
  }

  /** Their names: of two that are called alike each counts. */
  public List<String> unseenNames(int other, int value) {
    return Box.cards().stream()
        .filter(card -> !Bits.has(seen, card.index()))
        .filter(card -> card.side() == board.sideOf(other) && card.value() == value)
        .map(Card::key)
        .toList();
  }

  /** Unseen cards that a hand may hold. */
  public int unseen(int other) {
    int all = 0;
    for (int value = 1; value <= HIGHEST; value++) all += unseen(other, value);
    return all;
  }

  /** Whether the seat has seen every card of a hand. */
  public boolean hasSeenAll(int other) {
    return (board.hand(other) & ~seenIn(other)) == 0;
  }

  /** How likely one unseen card of a hand has a value. */
  private double unseenHas(int other, int value) {
    int possible = unseen(other);
    return possible == 0 ? 0 : (double) unseen(other, value) / possible;
  }

  /** Whether the seat has seen a card of a value in a hand. */
  public boolean hasSeen(int other, int value) {
    return Bits.has(Box.values(seenIn(other)), value);
  }

  /** How likely a hand has at least one card of a value. */
  public double holds(int other, int value) {
    if (hasSeen(other, value)) return 1;
    double misses = 1;
    for (int i = Bits.count(board.hand(other) & ~seenIn(other)); i > 0; i--) {
      misses *= 1 - unseenHas(other, value);
    }
    return 1 - misses;
  }

  /** The hands that Thanos may hold; they are equally likely. */
  public ThanosHands thanosHands() {
    int unknown = 0;
    for (var card : Box.cards()) {
      if (card.side() == Side.THANOS && !Bits.has(seen, card.index())) unknown |= card.bit();
    }
    int known = seenIn(board.thanos());
    int hidden = Bits.count(board.hand(board.thanos()) & ~known);
    return new ThanosHands(board, known, unknown, hidden, 0);
  }

  /** How likely a random card of a hand has a value. */
  public double randomCardIs(int other, int value) {
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
  public double fight(int ownValue, int other) {
    return fight(ownValue, other, 1) - fight(ownValue, other, -1);
  }

  /** How likely such a fight is won (1), lost (-1) or a tie (0). */
  public double fight(int ownValue, int other, int sign) {
    int own = ownValue + (board.tokens(seat) > 0 ? Fight.TOKEN : 0);
    int bonus = board.tokens(other) > 0 ? Fight.TOKEN : 0;
    double chance = 0;
    for (int value = 1; value <= HIGHEST; value++) {
      if (Integer.signum(own - value - bonus) == sign) chance += randomCardIs(other, value);
    }
    return chance;
  }

  /** How much a hand is known: 1 completely, 0 not at all. */
  public double knownShare(int other) {
    return board.handSize(other) == 0
        ? 1
        : (double) Bits.count(seenIn(other)) / board.handSize(other);
  }
}
