package sixstones.games.loveletter.state;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.loveletter.box.Card;

/**
 * The cards in hand, and for each what others can tell of it: who has seen it, and which characters
 * everybody knows it is not. Seats whose cards are known to be equal are tied.
 */
public final class Hands {

  /** With the Chancellor's two. */
  public static final int MOST = 3;

  private final byte[] sizes;
  private final byte[] cards;
  private final byte[] known;
  private final short[] excluded;
  private final byte[] ties;

  private Hands(byte[] sizes, byte[] cards, byte[] known, short[] excluded, byte[] ties) {
    this.sizes = sizes;
    this.cards = cards;
    this.known = known;
    this.excluded = excluded;
    this.ties = ties;
  }

  static Hands empty(int seats) {
    return new Hands(
        new byte[seats],
        new byte[seats * MOST],
        new byte[seats * MOST],
        new short[seats * MOST],
        new byte[seats]);
  }

  Hands copy() {
    return new Hands(sizes.clone(), cards.clone(), known.clone(), excluded.clone(), ties.clone());
  }

  public int size(int seat) {
    return sizes[seat];
  }

  public Card card(int seat, int slot) {
    return Card.of(cards[seat * MOST + slot]);
  }

  /** The card of a seat that holds one. */
  public Card only(int seat) {
    return card(seat, 0);
  }

  /** The characters in hand, as a bit set. */
  public int characters(int seat) {
    int set = 0;
    for (int slot = 0; slot < size(seat); slot++) set |= card(seat, slot).bit();
    return set;
  }

  public boolean holds(int seat, Card card) {
    return Bits.has(characters(seat), card.index());
  }

  /** The other seats that know the card, as a bit set. */
  public int known(int seat, int slot) {
    return known[seat * MOST + slot];
  }

  public void known(int seat, int slot, int seats) {
    known[seat * MOST + slot] = (byte) (seats & ~(1 << seat));
  }

  /** Characters that everybody knows the card is not, as a bit set. */
  public int excluded(int seat, int slot) {
    return excluded[seat * MOST + slot];
  }

  public void excluded(int seat, int slot, int characters) {
    excluded[seat * MOST + slot] = (short) characters;
  }

  /** The seats whose first card is known to equal this seat's, as a bit set. */
  public int ties(int seat) {
    return ties[seat];
  }

  public void tie(int one, int other) {
    int all = 1 << one | 1 << other | ties[one] | ties[other];
    for (int rest = all; rest != 0; rest = Bits.rest(rest)) {
      int seat = Bits.first(rest);
      ties[seat] = (byte) Bits.without(all, seat);
    }
  }

  public void untie(int seat) {
    for (int other = 0; other < ties.length; other++) {
      ties[other] = (byte) Bits.without(ties[other], seat);
    }
    ties[seat] = 0;
  }

  public void take(int seat, Card card, int knownTo) {
    int slot = sizes[seat]++;
    replace(seat, slot, card);
    known(seat, slot, knownTo);
    excluded(seat, slot, 0);
  }

  /** Another card in its place; who knew the place knows the card that is there now. */
  public void replace(int seat, int slot, Card card) {
    cards[seat * MOST + slot] = (byte) card.index();
  }

  /** Without what is in a slot; the slots after it move up. */
  public void remove(int seat, int slot) {
    int at = seat * MOST + slot;
    int count = --sizes[seat] - slot;
    System.arraycopy(cards, at + 1, cards, at, count);
    System.arraycopy(known, at + 1, known, at, count);
    System.arraycopy(excluded, at + 1, excluded, at, count);
  }

  public void clear(int seat) {
    sizes[seat] = 0;
    untie(seat);
  }

  public void clearAll() {
    Arrays.fill(sizes, (byte) 0);
    Arrays.fill(ties, (byte) 0);
  }

  /** L-KING-01: what can be told of the cards goes with them. */
  public void trade(int one, int other) {
    swap(cards, one, other);
    swap(known, one, other);
    int at = one * MOST;
    int to = other * MOST;
    short mine = excluded[at];
    excluded[at] = excluded[to];
    excluded[to] = mine;
    byte mates = ties[one];
    ties[one] = ties[other];
    ties[other] = mates;
    for (int seat = 0; seat < ties.length; seat++) {
      ties[seat] = (byte) Bits.swapped(ties[seat], one, other);
    }
    known(one, 0, Bits.with(known(one, 0), other));
    known(other, 0, Bits.with(known(other, 0), one));
  }

  private static void swap(byte[] row, int one, int other) {
    byte kept = row[one * MOST];
    row[one * MOST] = row[other * MOST];
    row[other * MOST] = kept;
  }

  void addTo(Fingerprint fingerprint) {
    fingerprint.add(sizes).add(ties);
    for (int seat = 0; seat < sizes.length; seat++) {
      for (int slot = 0; slot < size(seat); slot++) {
        fingerprint.add(card(seat, slot).index()).add(known(seat, slot)).add(excluded(seat, slot));
      }
    }
  }
}
