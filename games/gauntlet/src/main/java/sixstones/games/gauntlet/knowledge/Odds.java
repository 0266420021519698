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

  /** The cards that have one of some values, by the bits of these values. */
  private static final int[] OF_VALUES = ofValues();

  private static final int[] OF_SIDE = {
    Bits.all(Box.HEROES), Bits.all(Box.CARDS) & ~Bits.all(Box.HEROES)
  };

  private final Board board;
  private final int seat;

  /** The cards whose place the seat does not know. */
  private final int unseen;

  public Odds(Board board, int seat) {
    this.board = board;
    this.seat = seat;
    int cards = board.hand(seat) | board.known(seat);
    for (int other = 0; other < board.seats(); other++) cards |= board.front(other);
    unseen = Bits.all(Box.CARDS) & ~cards;
  }

  private static int[] ofValues() {
    var cards = new int[1 << HIGHEST + 1];
    for (int values = 0; values < cards.length; values++) {
      for (var card : Box.cards()) {
        if (Bits.has(values, card.value())) cards[values] |= card.bit();
      }
    }
    return cards;
  }

  /** Cards of a hand that the seat has seen. */
  private int seenIn(int other) {
    return board.hand(other) & (other == seat ? -1 : board.known(seat));
  }

  /** Unseen cards that a hand may hold: a miss tells everybody what is not there. */
  private int possible(int other) {
    return unseen
        & OF_SIDE[board.sideOf(other).ordinal()]
        & ~OF_VALUES[board.excluded(other) & 0xff];
  }

  /** Unseen cards of a value that a hand may hold. */
  public int unseen(int other, int value) {
    return Bits.count(possible(other) & OF_VALUES[1 << value]);
  }

  /** Their names: of two that are called alike each counts. */
  public List<String> unseenNames(int other, int value) {
    int cards = unseen & OF_SIDE[board.sideOf(other).ordinal()] & OF_VALUES[1 << value];
    return Box.cards().stream()
        .filter(card -> Bits.has(cards, card.index()))
        .map(Card::key)
        .toList();
  }

  /** Unseen cards that a hand may hold. */
  public int unseen(int other) {
    return Bits.count(possible(other));
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
    int unknown = unseen & OF_SIDE[Side.THANOS.ordinal()];
    int known = seenIn(board.thanos());
    int hidden = Bits.count(board.hand(board.thanos()) & ~known);
    return new ThanosHands(board, known, unknown, hidden, 0);
  }

  /** How many cards of a hand have one of some values, on the average. */
  private double having(int other, int values) {
    int seen = seenIn(other);
    int hidden = Bits.count(board.hand(other) & ~seen);
    int having = Bits.count(seen & OF_VALUES[values]);
    if (hidden == 0) return having;
    int possible = possible(other);
    if (possible == 0) return having;
    return having
        + (double) hidden * Bits.count(possible & OF_VALUES[values]) / Bits.count(possible);
  }

  /** How likely a random card of a hand has one of some values. */
  private double randomCardIsOf(int other, int values) {
    int size = board.handSize(other);
    return size == 0 ? 0 : having(other, values) / size;
  }

  /** Wins less losses of a fight of an own card against a random card of the other. */
  public double fight(int ownValue, int other) {
    return fight(ownValue, other, 1) - fight(ownValue, other, -1);
  }

  /** How likely such a fight is won (1), lost (-1) or a tie (0). */
  public double fight(int ownValue, int other, int sign) {
    int own = ownValue + (board.tokens(seat) > 0 ? Fight.TOKEN : 0);
    int even = own - (board.tokens(other) > 0 ? Fight.TOKEN : 0);
    int all = Bits.all(HIGHEST + 1) & ~1;
    int below = Bits.all(Math.clamp(even, 0, HIGHEST + 1)) & all;
    int same = even >= 1 && even <= HIGHEST ? 1 << even : 0;
    return randomCardIsOf(other, sign > 0 ? below : sign == 0 ? same : all & ~below & ~same);
  }

  /** How much a hand is known: 1 completely, 0 not at all. */
  public double knownShare(int other) {
    return board.handSize(other) == 0
        ? 1
        : (double) Bits.count(seenIn(other)) / board.handSize(other);
  }
}
