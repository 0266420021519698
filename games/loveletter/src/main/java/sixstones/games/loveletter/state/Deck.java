package sixstones.games.loveletter.state;

import sixstones.engine.Fingerprint;
import sixstones.games.loveletter.box.Box;
import sixstones.games.loveletter.box.Card;

/** The face-down deck, and for each card of it the seats that know it lies there. */
public final class Deck {

  private final byte[] cards;
  private final byte[] known;
  private int left;

  private Deck(byte[] cards, byte[] known, int left) {
    this.cards = cards;
    this.known = known;
    this.left = left;
  }

  static Deck empty() {
    return new Deck(new byte[Box.CARDS], new byte[Box.CARDS], 0);
  }

  Deck copy() {
    return new Deck(cards.clone(), known.clone(), left);
  }

  public int left() {
    return left;
  }

  public void clear() {
    left = 0;
  }

  /** A card by its depth, 0 for the bottom. */
  public Card card(int depth) {
    return Card.of(cards[depth]);
  }

  /** The seats that know the card at this depth, as a bit set. */
  public int known(int depth) {
    return known[depth];
  }

  public void known(int depth, int seats) {
    known[depth] = (byte) seats;
  }

  /** Another card in its place; who knew the place knows the card that lies there now. */
  public void replace(int depth, Card card) {
    cards[depth] = (byte) card.index();
  }

  public void putOnTop(Card card, int knownTo) {
    cards[left] = (byte) card.index();
    known[left++] = (byte) knownTo;
  }

  public void putUnder(Card card, int knownTo) {
    System.arraycopy(cards, 0, cards, 1, left);
    System.arraycopy(known, 0, known, 1, left);
    cards[0] = (byte) card.index();
    known[0] = (byte) knownTo;
    left++;
  }

  /** The depth of the card that was on top and is gone now. */
  public int draw() {
    return --left;
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint.add(cards, left).add(known, left);
  }
}
