package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.united.effects.Deed;

/** Whose turn it is and what holds in it: what the rules have set. */
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
  private int played = -1;
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
  private boolean tokensBanned;
  private Member destinationBy = Member.NOBODY;
  private int plan = -1;
  private int move;
  private boolean moved;
  private boolean split;
  private int declared = -1;
  private boolean villainCardPlayed;
  private boolean heroCardPlayed;
  private int did;
  private int shield;
  private int redirect = -1;
  private boolean overflowCancelled;
  private int pendingKos;
  private int pendingKoCount;
  private long overflows;
  private @Nullable Postponed endEffects;
  private @Nullable Postponed watches;

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

  /** Where the card of this turn lies in the Storyline, or -1. */
  public int played() {
    return played;
  }

  public void played(int value) {
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

  /** The plan card being resolved, or -1. */
  public int plan() {
    return plan;
  }

  public void plan(int value) {
    plan = value;
  }

  public int move() {
    return move;
  }

  public void move(int value) {
    move = value;
  }

  public boolean moved() {
    return moved;
  }

  public void moved(boolean value) {
    moved = value;
  }

  public boolean split() {
    return split;
  }

  public void split(boolean value) {
    split = value;
  }

  /** The Super Villain card played with the plan card, or -1. */
  public int declared() {
    return declared;
  }

  public void declared(int value) {
    declared = value;
  }

  public boolean villainCardPlayed() {
    return villainCardPlayed;
  }

  public void villainCardPlayed(boolean value) {
    villainCardPlayed = value;
  }

  public boolean heroCardPlayed() {
    return heroCardPlayed;
  }

  public void heroCardPlayed(boolean value) {
    heroCardPlayed = value;
  }

  /** What the steps just before did, 6 bits for each kind of deed. */
  public int did() {
    return did;
  }

  public void did(int value) {
    did = value;
  }

  /** How much of the damage about to be taken is prevented. */
  public int shield() {
    return shield;
  }

  public void shield(int value) {
    shield = value;
  }

  /** Who takes it instead: a Hero, or 8 + a Henchman; -1 for nobody. */
  public int redirect() {
    return redirect;
  }

  public void redirect(int value) {
    redirect = value;
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

  /** A deed of the step just carried out. */
  public void did(Deed deed, int more) {
    did += more << deed.shift();
  }

  public int done(Deed deed) {
    return did >> deed.shift() & 63;
  }

  public void undone(Deed deed) {
    did &= ~(63 << deed.shift());
  }

  /** A KO that has not had its effect; they wait in the order of falling. */
  public void addKo(Member hero) {
    pendingKos |= hero.index() << 3 * pendingKoCount++;
  }

  public int waitingKos() {
    return pendingKoCount;
  }

  /** The Hero whose KO waits as the n-th. */
  public Member waitingKo(int place) {
    return Member.of(pendingKos >> 3 * place & 7);
  }

  public void removeKo(int place) {
    int before = pendingKos & (1 << 3 * place) - 1;
    pendingKos = pendingKos >> 3 * (place + 1) << 3 * place | before;
    pendingKoCount--;
  }

  /** Overflows that wait for the end of the turn, oldest first, 4 bits each. */
  public long overflows() {
    return overflows;
  }

  public void addOverflow(Location at) {
    int shift = 0;
    while ((overflows >> shift & 15) != 0) shift += 4;
    if (shift > 56) throw new IllegalStateException("more Overflows than a turn can have");
    overflows |= at.index() + 1L << shift;
  }

  /** The Location of the oldest, which waits no longer, or nowhere. */
  public Location takeOverflow() {
    var at = Location.of((int) (overflows & 15) - 1);
    overflows >>>= 4;
    return at;
  }

  /** U-RULE-14 (7): what held for this turn ends. */
  public void forget() {
    played = -1;
    own = 0;
    shared = 0;
    extra = 0;
    offers = 0;
    ignore = 0;
    defeats = 0;
    did = 0;
    specialUsed = false;
    locationOver = false;
    endEffects = null;
  }

  public Turn copy() {
    try {
      return (Turn) clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print
        .add(phase)
        .add(choosing)
        .add(number)
        .add(active.index())
        .add(next.index())
        .add(reversed)
        .add(gap)
        .add(delay);
    print.add(afterVillain).add(supportTurn).add(played).add(own).add(shared).add(extra);
    print.add(specialUsed).add(skipDraw).add(handAtStart).add(ignore).add(defeats);
    print.add(locationOver).add(offers).add(tokensBanned).add(destinationBy.index()).add(plan);
    print.add(move).add(moved).add(split).add(declared).add(villainCardPlayed);
    print.add(heroCardPlayed).add(did).add(shield).add(redirect).add(overflowCancelled);
    print.add(pendingKos).add(pendingKoCount).add(overflows);
    Postponed.addAll(print, endEffects);
    Postponed.addAll(print, watches);
  }
}
