package sixstones.games.united.state;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Symbol;

/**
 * The row of played cards. An entry is a number: kind, card, who played it, the symbols covered,
 * and whether it lies facedown.
 */
public final class Storyline {

  public static final int HERO = 0;
  public static final int SUPPORT = 1;
  public static final int PLAN = 2;
  public static final int NONE = -1;

  private int[] entries;
  private int size;

  public Storyline() {
    entries = new int[24];
  }

  private Storyline(Storyline other) {
    entries = other.entries.clone();
    size = other.size;
  }

  public Storyline copy() {
    return new Storyline(this);
  }

  public int size() {
    return size;
  }

  /** Adds a card at the right end and says where. */
  public int add(int kind, int card, Member hero, boolean facedown) {
    if (size == entries.length) entries = Arrays.copyOf(entries, 2 * size);
    entries[size] = kind | card << 2 | hero.index() << 10 | (facedown ? 1 << 20 : 0);
    return size++;
  }

  public int kind(int place) {
    return entries[place] & 3;
  }

  public boolean isHeroCard(int place) {
    return kind(place) != PLAN;
  }

  public int card(int place) {
    return entries[place] >> 2 & 0xff;
  }

  public void card(int place, int card) {
    entries[place] = entries[place] & ~(0xff << 2) | card << 2;
  }

  /** The Hero who played it. */
  public Member hero(int place) {
    return Member.of(entries[place] >> 10 & 7);
  }

  /** The covered symbols, as a set of places on the card. */
  public int covered(int place) {
    return entries[place] >> 14 & 15;
  }

  /** U-STORY-06, U-STORY-10: what a card gives; nothing of a facedown one, nothing covered. */
  public int symbols(int place) {
    if (isFacedown(place)) return 0;
    int pool = 0;
    var symbols = Box.card(card(place)).symbols();
    for (int i = 0; i < symbols.size(); i++) {
      if (!Bits.has(covered(place), i)) pool = Pool.add(pool, symbols.get(i), 1);
    }
    return pool;
  }

  /** Covers a symbol of a kind that is not covered yet. */
  public void cover(int place, Symbol kind) {
    var symbols = Box.card(card(place)).symbols();
    for (int i = 0; i < symbols.size(); i++) {
      if (symbols.get(i) == kind && !Bits.has(covered(place), i)) {
        cover(place, Bits.with(covered(place), i));
        return;
      }
    }
  }

  public void cover(int place, int symbols) {
    entries[place] = entries[place] & ~(15 << 14) | symbols << 14;
  }

  public boolean isFacedown(int place) {
    return (entries[place] >> 20 & 1) != 0;
  }

  public void turnUp(int place) {
    entries[place] &= ~(1 << 20);
  }

  /** The nearest Hero card to the left, or {@link #NONE}. */
  public int previousHeroCard(int before) {
    for (int place = before - 1; place >= 0; place--) if (isHeroCard(place)) return place;
    return NONE;
  }

  /** U-RULE-84: the latest Hero card by position. */
  public int lastHeroCard() {
    return previousHeroCard(size);
  }

  public int earliestFaceup() {
    for (int place = 0; place < size; place++) {
      if (isHeroCard(place) && !isFacedown(place)) return place;
    }
    return NONE;
  }

  /** Crisis tokens move along. */
  public void swap(int one, int other) {
    int entry = entries[one];
    entries[one] = entries[other];
    entries[other] = entry;
  }

  public void remove(int place) {
    System.arraycopy(entries, place + 1, entries, place, size - place - 1);
    size--;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(entries, size);
  }
}
