package sixstones.games.united.state;

import sixstones.engine.Fingerprint;

/** The Commander's Support deck and row, and the Battle Plans. */
public final class Support {

  private final Deck deck;
  private final Deck row;
  private int heroes;
  private int plans;

  public Support() {
    deck = new Deck();
    row = new Deck();
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

  public Deck deck() {
    return deck;
  }

  /** Faceup; its order has no meaning. */
  public Deck row() {
    return row;
  }

  /** The Support Heroes, as a set. */
  public int heroes() {
    return heroes;
  }

  public void heroes(int set) {
    heroes = set;
  }

  /** The Battle Plans in play, as a set. */
  public int plans() {
    return plans;
  }

  public void plans(int set) {
    plans = set;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    deck.addTo(print);
    row.addTo(print);
    print.add(heroes).add(plans);
  }
}
