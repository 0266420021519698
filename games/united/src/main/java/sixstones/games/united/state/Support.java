package sixstones.games.united.state;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Hero;
import sixstones.games.united.box.HeroCard;

/** The Commander's Support deck and row, and the Battle Plans. */
public final class Support {

  private final Deck<HeroCard> deck;
  private final Deck<HeroCard> row;
  private int heroes;
  private int plans;

  public Support() {
    deck = new Deck<>(Box.heroCards());
    row = new Deck<>(Box.heroCards());
  }

  private Support(Support other) {
    deck = other.deck.copy();
    row = other.row.copy();
    heroes = other.heroes;
    plans = other.plans;
  }

  public Support copy() {
    return new Support(this);
  }

  public Deck<HeroCard> deck() {
    return deck;
  }

  /** Faceup; its order has no meaning. */
  public Deck<HeroCard> row() {
    return row;
  }

  /** A card leaves the row. */
  public void takeFromRow(HeroCard card) {
    int depth = 0;
    while (!row.below(depth).equals(card)) depth++;
    row.set(depth, row.below(0));
    row.draw();
  }

  /** The Support Heroes, as a set. */
  public int heroes() {
    return heroes;
  }

  public void heroes(int set) {
    heroes = set;
  }

  public boolean has(Hero hero) {
    return Bits.has(heroes, hero.index());
  }

  public void add(Hero hero) {
    heroes = Bits.with(heroes, hero.index());
  }

  /** The Battle Plans in play, as a set. */
  public int plans() {
    return plans;
  }

  public void plans(int set) {
    plans = set;
  }

  public boolean has(BattlePlan plan) {
    return Bits.has(plans, plan.index());
  }

  public void add(BattlePlan plan) {
    plans = Bits.with(plans, plan.index());
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    deck.addTo(print);
    row.addTo(print);
    print.add(heroes).add(plans);
  }
}
