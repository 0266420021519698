package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;

/** Whose turn it is, what holds in it, and what waits for its end. */
public final class Turn implements Cloneable {

  /** Where the game stands. */
  public enum Phase {
    SETUP,
    VILLAIN,
    HERO
  }

  private Phase phase = Phase.SETUP;
  private int choosing;
  private int number;
  private Member active = Member.FIRST;
  private Member next = Member.FIRST;
  private boolean reversed;
  private int gap;
  private int delay;
  private boolean afterVillain;
  private boolean supportTurn;
  private boolean tokensBanned;
  private Member destinationBy = Member.NOBODY;
  private boolean heroCardPlayed;
  private boolean overflowCancelled;
  private @Nullable Postponed endEffects;
  private @Nullable Postponed watches;
  private HeroPhase ofHero = new HeroPhase();
  private VillainPhase ofVillain = new VillainPhase();
  private Deeds deeds = new Deeds();
  private Reactions reactions = new Reactions();
  private Knockouts knockouts = new Knockouts();
  private Overflows overflows = new Overflows();

  public Phase phase() {
    return phase;
  }

  public void phase(Phase value) {
    phase = value;
  }

  /** In setup: the Heroes whose players have not chosen them yet, as a set. */
  public int choosing() {
    return choosing;
  }

  public void choosing(int value) {
    choosing = value;
  }

  public int number() {
    return number;
  }

  public void number(int value) {
    number = value;
  }

  public Member active() {
    return active;
  }

  public void active(Member value) {
    active = value;
  }

  /** U-TIE-02: the Hero whose turn comes next, the decider of a Villain turn. */
  public Member next() {
    return next;
  }

  public void next(Member value) {
    next = value;
  }

  public boolean reversed() {
    return reversed;
  }

  public void reversed(boolean value) {
    reversed = value;
  }

  /** Hero cards since the last Villain turn. */
  public int gap() {
    return gap;
  }

  public void gap(int value) {
    gap = value;
  }

  /** Delays less hastens. */
  public int delay() {
    return delay;
  }

  public void delay(int value) {
    delay = value;
  }

  /** U-SOLO-17: the Villain has just had a turn. */
  public boolean afterVillain() {
    return afterVillain;
  }

  public void afterVillain(boolean value) {
    afterVillain = value;
  }

  public boolean supportTurn() {
    return supportTurn;
  }

  public void supportTurn(boolean value) {
    supportTurn = value;
  }

  /** U-DELAY: no Action tokens until the next Villain turn. */
  public boolean tokensBanned() {
    return tokensBanned;
  }

  public void tokensBanned(boolean value) {
    tokensBanned = value;
  }

  /** The Hero who names where the next plan card takes the Villain, or nobody. */
  public Member destinationBy() {
    return destinationBy;
  }

  public void destinationBy(Member value) {
    destinationBy = value;
  }

  public boolean heroCardPlayed() {
    return heroCardPlayed;
  }

  public void heroCardPlayed(boolean value) {
    heroCardPlayed = value;
  }

  public boolean overflowCancelled() {
    return overflowCancelled;
  }

  public void overflowCancelled(boolean value) {
    overflowCancelled = value;
  }

  public @Nullable Postponed endEffects() {
    return endEffects;
  }

  public void endEffects(@Nullable Postponed value) {
    endEffects = value;
  }

  public @Nullable Postponed watches() {
    return watches;
  }

  public void watches(@Nullable Postponed value) {
    watches = value;
  }

  public HeroPhase ofHero() {
    return ofHero;
  }

  public VillainPhase ofVillain() {
    return ofVillain;
  }

  public Deeds deeds() {
    return deeds;
  }

  public Reactions reactions() {
    return reactions;
  }

  public Knockouts knockouts() {
    return knockouts;
  }

  public Overflows overflows() {
    return overflows;
  }

  /** U-RULE-14 (7): what held for this turn ends. */
  public void forget() {
    ofHero.forget();
    deeds.all(0);
    endEffects = null;
  }

  public Turn copy() {
    try {
      var copy = (Turn) clone();
      copy.ofHero = ofHero.copy();
      copy.ofVillain = ofVillain.copy();
      copy.deeds = deeds.copy();
      copy.reactions = reactions.copy();
      copy.knockouts = knockouts.copy();
      copy.overflows = overflows.copy();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(phase).add(choosing).add(number).add(active.index()).add(next.index());
    print.add(reversed).add(gap).add(delay).add(afterVillain).add(supportTurn);
    ofHero.addTo(print);
    print.add(tokensBanned).add(destinationBy.index());
    ofVillain.addTo(print);
    print.add(heroCardPlayed);
    deeds.addTo(print);
    reactions.addTo(print);
    print.add(overflowCancelled);
    knockouts.addTo(print);
    overflows.addTo(print);
    Postponed.addAll(print, endEffects);
    Postponed.addAll(print, watches);
  }
}
