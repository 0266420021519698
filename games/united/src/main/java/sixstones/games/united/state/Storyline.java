package sixstones.games.united.state;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.effects.Symbol;

/**
 * The row of played cards. An entry is a number: kind, card, who played it, the symbols covered,
 * and whether it lies facedown.
 */
public final class Storyline {

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

  /** From the left to the right. */
  public StoryPlace[] places() {
    return StoryPlace.row(size);
  }

  /** The place at the right end of a row that is not empty. */
  public StoryPlace last() {
    return StoryPlace.of(size - 1);
  }

  /** Adds a card of the Hero's own at the right end and says where. */
  public StoryPlace add(HeroCard card, Member hero, boolean facedown) {
    return add(StoryKind.HERO, card.index(), hero, facedown);
  }

  /** Adds a Support card, which the Commander plays, at the right end and says where. */
  public StoryPlace addSupport(HeroCard card, boolean facedown) {
    return add(StoryKind.SUPPORT, card.index(), Member.FIRST, facedown);
  }

  /** Adds a plan card at the right end. */
  public void add(PlanCard card, boolean facedown) {
    add(StoryKind.PLAN, card.index(), Member.FIRST, facedown);
  }

  private StoryPlace add(StoryKind kind, int card, Member hero, boolean facedown) {
    if (size == entries.length) entries = Arrays.copyOf(entries, 2 * size);
    entries[size] = kind.ordinal() | card << 2 | hero.index() << 10 | (facedown ? 1 << 20 : 0);
    return StoryPlace.of(size++);
  }

  private int entry(StoryPlace place) {
    return entries[place.index()];
  }

  public StoryKind kind(StoryPlace place) {
    return StoryKind.ALL[entry(place) & 3];
  }

  public boolean isHeroCard(StoryPlace place) {
    return kind(place) != StoryKind.PLAN;
  }

  private int printed(StoryPlace place) {
    return entry(place) >> 2 & 0xff;
  }

  private void printed(StoryPlace place, int card) {
    entries[place.index()] = entry(place) & ~(0xff << 2) | card << 2;
  }

  /** The Hero card, own or Support, that lies there. */
  public HeroCard card(StoryPlace place) {
    return Box.card(printed(place));
  }

  public void card(StoryPlace place, HeroCard card) {
    printed(place, card.index());
  }

  /** The plan card that lies there. */
  public PlanCard plan(StoryPlace place) {
    return Box.plan(printed(place));
  }

  public void plan(StoryPlace place, PlanCard card) {
    printed(place, card.index());
  }

  /** The Hero who played it. */
  public Member hero(StoryPlace place) {
    return Member.of(entry(place) >> 10 & 7);
  }

  /** The covered symbols, as a set of places on the card. */
  public int covered(StoryPlace place) {
    return entry(place) >> 14 & 15;
  }

  /** U-STORY-06, U-STORY-10: what a card gives; nothing of a facedown one, nothing covered. */
  public int symbols(StoryPlace place) {
    if (isFacedown(place)) return 0;
    int pool = 0;
    var symbols = card(place).symbols();
    for (int i = 0; i < symbols.size(); i++) {
      if (!Bits.has(covered(place), i)) pool = Pool.add(pool, symbols.get(i), 1);
    }
    return pool;
  }

  /** Covers a symbol of a kind that is not covered yet. */
  public void cover(StoryPlace place, Symbol kind) {
    var symbols = card(place).symbols();
    for (int i = 0; i < symbols.size(); i++) {
      if (symbols.get(i) == kind && !Bits.has(covered(place), i)) {
        cover(place, Bits.with(covered(place), i));
        return;
      }
    }
  }

  public void cover(StoryPlace place, int symbols) {
    entries[place.index()] = entry(place) & ~(15 << 14) | symbols << 14;
  }

  public boolean isFacedown(StoryPlace place) {
    return Bits.has(entry(place), 20);
  }

  public void turnUp(StoryPlace place) {
    entries[place.index()] = Bits.without(entry(place), 20);
  }

  /** The nearest Hero card to the left, if there is one. */
  public StoryPlace previousHeroCard(StoryPlace before) {
    return heroCardLeftOf(before.index());
  }

  /** U-RULE-84: the latest Hero card by position. */
  public StoryPlace lastHeroCard() {
    return heroCardLeftOf(size);
  }

  private StoryPlace heroCardLeftOf(int index) {
    for (int i = index - 1; i >= 0; i--) {
      var place = StoryPlace.of(i);
      if (isHeroCard(place)) return place;
    }
    return StoryPlace.NONE;
  }

  public StoryPlace earliestFaceup() {
    for (var place : places()) if (isHeroCard(place) && !isFacedown(place)) return place;
    return StoryPlace.NONE;
  }

  /** Crisis tokens move along. */
  public void swap(StoryPlace one, StoryPlace other) {
    int entry = entry(one);
    entries[one.index()] = entry(other);
    entries[other.index()] = entry;
  }

  public void remove(StoryPlace place) {
    int index = place.index();
    System.arraycopy(entries, index + 1, entries, index, size - index - 1);
    size--;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(entries, size);
  }
}
