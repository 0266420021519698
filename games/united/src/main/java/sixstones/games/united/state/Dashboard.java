package sixstones.games.united.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.box.Villain;

/** The Villain: figure, Health, track, plan cards, and the Missions against him. */
public final class Dashboard {

  private static final int SEATS = 5;

  private final Villain villain;
  private final Deck<PlanCard> plans;
  private final byte[] progress;
  private Location at = Location.ALL[0];
  private int health;
  private int track;
  private boolean stunned;
  private int ignored;
  private int done;
  private int order;
  private int hand;
  private int superCards;
  private int superSpent;
  private @Nullable Clue superNoticed;
  private final int[] handSeen;

  public Dashboard(Villain villain) {
    this.villain = villain;
    plans = new Deck<>(Box.plans());
    progress = new byte[Mission.ALL.length];
    handSeen = new int[SEATS];
  }

  private Dashboard(Dashboard other) {
    villain = other.villain;
    plans = other.plans.copy();
    progress = other.progress.clone();
    at = other.at;
    health = other.health;
    track = other.track;
    stunned = other.stunned;
    ignored = other.ignored;
    done = other.done;
    order = other.order;
    hand = other.hand;
    superCards = other.superCards;
    superSpent = other.superSpent;
    superNoticed = other.superNoticed;
    handSeen = other.handSeen.clone();
  }

  public Dashboard copy() {
    return new Dashboard(this);
  }

  public Villain villain() {
    return villain;
  }

  public Deck<PlanCard> plans() {
    return plans;
  }

  public Location at() {
    return at;
  }

  public void at(Location location) {
    at = location;
  }

  public int health() {
    return health;
  }

  public void health(int amount) {
    health = amount;
  }

  public int track() {
    return track;
  }

  public void track(int space) {
    track = space;
  }

  public boolean isStunned() {
    return stunned;
  }

  public void stunned(boolean is) {
    stunned = is;
  }

  /** How much damage he has ignored in this turn. */
  public int ignored() {
    return ignored;
  }

  public void ignored(int amount) {
    ignored = amount;
  }

  public int progress(Mission mission) {
    return progress[mission.ordinal()];
  }

  public void progress(Mission mission, int tokens) {
    progress[mission.ordinal()] = (byte) tokens;
  }

  public boolean isDone(Mission mission) {
    return Bits.has(done, mission.ordinal());
  }

  /** U-MISSION-15: never undone. The order of completion is remembered for the board. */
  public void complete(Mission mission) {
    order |= mission.ordinal() + 1 << 2 * missionsDone();
    done = Bits.with(done, mission.ordinal());
    progress[mission.ordinal()] = 0;
  }

  public int missionsDone() {
    return Bits.count(done);
  }

  /** The Mission completed as the n-th. */
  public Mission completed(int n) {
    return Mission.ALL[(order >> 2 * n & 3) - 1];
  }

  /** U-SCHED-08. */
  public boolean isUnderPressure() {
    return done != 0;
  }

  /** Copies of a plan card in the Villain player's hand. */
  public int held(PlanCard card) {
    return hand >> 2 * card.local() & 3;
  }

  public int hand() {
    return hand;
  }

  public void hand(int cards) {
    hand = cards;
  }

  public int handSize() {
    int size = 0;
    for (int rest = hand; rest != 0; rest >>= 2) size += rest & 3;
    return size;
  }

  public void take(PlanCard card) {
    hand += 1 << 2 * card.local();
  }

  public void give(PlanCard card) {
    hand -= 1 << 2 * card.local();
  }

  /** The Super Villain cards held, as a set. */
  public int superCards() {
    return superCards;
  }

  public void superCards(int cards) {
    superCards = cards;
  }

  public boolean holds(SuperCard card) {
    return Bits.has(superCards, card.index());
  }

  /** A Super Villain card leaves the game unseen. */
  public void drop(SuperCard card) {
    superCards = Bits.without(superCards, card.index());
  }

  /** Super Villain cards that everybody has seen played, as a set. */
  public int superSpent() {
    return superSpent;
  }

  public void superSpent(int cards) {
    superSpent = cards;
  }

  public boolean isSpent(SuperCard card) {
    return Bits.has(superSpent, card.index());
  }

  /** What the Heroes' side has noticed of the Super Villain cards held. */
  public @Nullable Clue superNoticed() {
    return superNoticed;
  }

  public void superNoticed(int oneOf) {
    superNoticed = Clue.with(superNoticed, oneOf);
  }

  /** U-SVCARD-03: the card leaves the game before everybody's eyes. */
  public void spendSuper(SuperCard card) {
    drop(card);
    superSpent = Bits.with(superSpent, card.index());
    superNoticed = Clue.shown(superNoticed, Bits.with(0, card.index()));
  }

  /** The cards of the hand that a Hero player has seen, as a hand. */
  public int handSeen(int seat) {
    return handSeen[seat];
  }

  public void handSeen(int seat, int cards) {
    handSeen[seat] = cards;
  }

  /** Copies of a plan card in the hand that a Hero player has seen. */
  public int handSeen(int seat, PlanCard card) {
    return handSeen[seat] >> 2 * card.local() & 3;
  }

  /** A card comes to the hand that these seats have seen in the deck. */
  public void takeSeen(PlanCard card, int seats) {
    take(card);
    for (int seat = 1; seat < SEATS; seat++) {
      if (Bits.has(seats, seat)) handSeen[seat] += 1 << 2 * card.local();
    }
  }

  /** A card leaves the hand before the eyes of these seats; others know nothing for sure then. */
  public void giveShown(PlanCard card, int seats) {
    int place = 2 * card.local();
    give(card);
    for (int seat = 1; seat < SEATS; seat++) {
      if (!Bits.has(seats, seat)) handSeen[seat] = 0;
      else if ((handSeen[seat] >> place & 3) > held(card)) handSeen[seat] -= 1 << place;
    }
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(villain.id());
    plans.addTo(print);
    print.add(progress).add(at.index()).add(health).add(track).add(stunned).add(ignored);
    print.add(done).add(order).add(hand).add(superCards).add(superSpent).add(handSeen);
    Clue.addAll(print, superNoticed);
  }
}
