package sixstones.games.loveletter.state;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;

/** L-TURN-04: what lies face up in front of the seats, in the order in which it came there. */
public final class Fronts {

  private final byte[] cards;
  private final byte[] owners;
  private int count;

  private Fronts(byte[] cards, byte[] owners, int count) {
    this.cards = cards;
    this.owners = owners;
    this.count = count;
  }

  static Fronts empty() {
    return new Fronts(new byte[Box.CARDS], new byte[Box.CARDS], 0);
  }

  Fronts copy() {
    return new Fronts(cards.clone(), owners.clone(), count);
  }

  public int count() {
    return count;
  }

  public Card card(int place) {
    return Card.of(cards[place]);
  }

  public int owner(int place) {
    return owners[place];
  }

  public void add(int owner, Card card) {
    cards[count] = (byte) card.index();
    owners[count++] = (byte) owner;
  }

  public void clear() {
    count = 0;
  }

  /** The seats with such a card in front of them, as a bit set. */
  public int ownersOf(Card card) {
    int set = 0;
    for (int i = 0; i < count; i++) if (cards[i] == card.index()) set = Bits.with(set, owners[i]);
    return set;
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint.add(cards, count).add(owners, count);
  }
}
