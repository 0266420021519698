package sixstones.games.united.state;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.effects.Symbol;

/** What holds in a Hero's turn: the card played, the symbols left, and what was done. */
public final class HeroPhase implements Cloneable {

  private StoryPlace played = StoryPlace.NONE;
  private int own;
  private int shared;
  private int extra;
  private boolean specialUsed;
  private boolean skipDraw;
  private int handAtStart;
  private int ignore;
  private int defeats;
  private boolean locationOver;
  private int offers;

  /** Where the card of this turn lies in the Storyline, or none. */
  public StoryPlace played() {
    return played;
  }

  public void played(StoryPlace value) {
    played = value;
  }

  /** Usable symbols of the card played, of the previous one, and of other cards. */
  public int own() {
    return own;
  }

  public void own(int value) {
    own = value;
  }

  public int shared() {
    return shared;
  }

  public void shared(int value) {
    shared = value;
  }

  public int extra() {
    return extra;
  }

  public void extra(int value) {
    extra = value;
  }

  /** All usable symbols. */
  public int symbols() {
    return own + shared + extra;
  }

  /** Borrowed symbols go first. */
  public void spend(Symbol symbol) {
    if (Pool.count(shared, symbol) > 0) shared = Pool.add(shared, symbol, -1);
    else if (Pool.count(extra, symbol) > 0) extra = Pool.add(extra, symbol, -1);
    else own = Pool.add(own, symbol, -1);
  }

  public boolean specialUsed() {
    return specialUsed;
  }

  public void specialUsed(boolean value) {
    specialUsed = value;
  }

  public boolean skipDraw() {
    return skipDraw;
  }

  public void skipDraw(boolean value) {
    skipDraw = value;
  }

  public int handAtStart() {
    return handAtStart;
  }

  public void handAtStart(int value) {
    handAtStart = value;
  }

  public int ignore() {
    return ignore;
  }

  public void ignore(int value) {
    ignore = value;
  }

  public int defeats() {
    return defeats;
  }

  public void defeats(int value) {
    defeats = value;
  }

  public boolean locationOver() {
    return locationOver;
  }

  public void locationOver(boolean value) {
    locationOver = value;
  }

  /** Battle Plans that may be used in this turn, as a set. */
  public int offers() {
    return offers;
  }

  public void offers(int value) {
    offers = value;
  }

  public void offer(BattlePlan plan) {
    offers = Bits.with(offers, plan.index());
  }

  /** U-RULE-14 (7): what held for this turn ends. */
  void forget() {
    played = StoryPlace.NONE;
    own = 0;
    shared = 0;
    extra = 0;
    offers = 0;
    ignore = 0;
    defeats = 0;
    specialUsed = false;
    locationOver = false;
  }

  HeroPhase copy() {
    try {
      return (HeroPhase) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print
        .add(played.index())
        .add(own)
        .add(shared)
        .add(extra)
        .add(specialUsed)
        .add(skipDraw)
        .add(handAtStart)
        .add(ignore)
        .add(defeats)
        .add(locationOver)
        .add(offers);
  }
}
