package sixstones.games.united.state;

import java.util.List;
import sixstones.engine.Fingerprint;
import sixstones.engine.chance.Chance;
import sixstones.games.united.effects.Pickable;

/**
 * A facedown deck of at most 12 cards, the top card last, and who has seen which place: a set of
 * seats, with bit 7 for everybody.
 */
public final class Deck<C extends Pickable> {

  public static final int EVERYBODY = 0xff;

  private final List<C> kinds;
  private final byte[] cards;
  private final byte[] seenBy;
  private int size;

  /** An empty deck for cards of these kinds. */
  public Deck(List<C> kinds) {
    this.kinds = kinds;
    cards = new byte[12];
    seenBy = new byte[12];
  }

  private Deck(Deck<C> other) {
    kinds = other.kinds;
    cards = other.cards.clone();
    seenBy = other.seenBy.clone();
    size = other.size;
  }

  public Deck<C> copy() {
    return new Deck<>(this);
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** The card so many below the top. */
  public C below(int depth) {
    return kinds.get(cards[size - 1 - depth]);
  }

  public int seenBy(int depth) {
    return seenBy[size - 1 - depth] & 0xff;
  }

  public void see(int depth, int seats) {
    seenBy[size - 1 - depth] |= (byte) seats;
  }

  public void set(int depth, C card) {
    cards[size - 1 - depth] = (byte) card.index();
  }

  public void putOnTop(C card, int seats) {
    cards[size] = (byte) card.index();
    seenBy[size++] = (byte) seats;
  }

  public void putUnder(C card, int seats) {
    System.arraycopy(cards, 0, cards, 1, size);
    System.arraycopy(seenBy, 0, seenBy, 1, size);
    cards[0] = (byte) card.index();
    seenBy[0] = (byte) seats;
    size++;
  }

  public C draw() {
    return kinds.get(cards[--size]);
  }

  public void clear() {
    size = 0;
  }

  /** Only before anybody has seen anything. */
  public void shuffle(Chance chance) {
    chance.shuffle(cards, 0, size);
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(cards, size).add(seenBy, size);
  }
}
