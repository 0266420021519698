package sixstones.games.united.state;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Threat;
import sixstones.games.united.box.Villain;
import sixstones.games.united.effects.Amount;

/** The Villain's six Threat cards, by their place among his. */
public final class Threats {

  public static final int COUNT = 6;

  private final Villain villain;
  private final byte[] at;
  private final byte[] health;
  private final byte[] filled;
  private final byte[] ignored;
  private int withToken;
  private int stunned;
  private int immune;
  private int reacted;

  public Threats(Villain villain) {
    this.villain = villain;
    at = new byte[COUNT];
    health = new byte[COUNT];
    filled = new byte[COUNT];
    ignored = new byte[COUNT];
  }

  private Threats(Threats other) {
    villain = other.villain;
    at = other.at.clone();
    health = other.health.clone();
    filled = other.filled.clone();
    ignored = other.ignored.clone();
    withToken = other.withToken;
    stunned = other.stunned;
    immune = other.immune;
    reacted = other.reacted;
  }

  public Threats copy() {
    return new Threats(this);
  }

  public Threat card(int t) {
    return villain.threats().get(t);
  }

  public Location at(int t) {
    return Location.of(at[t]);
  }

  public void at(int t, Location location) {
    at[t] = (byte) location.index();
  }

  public boolean inPlay(int t) {
    return at[t] >= 0;
  }

  /** The Threats in a Location, as a set. */
  public int inLocation(Location location) {
    int found = 0;
    for (int t = 0; t < COUNT; t++) if (at[t] == location.index()) found = Bits.with(found, t);
    return found;
  }

  public boolean anyAt(Location location) {
    for (int t = 0; t < COUNT; t++) if (at[t] == location.index()) return true;
    return false;
  }

  public int henchmenAt(Location location) {
    int found = 0;
    for (int t = 0; t < COUNT; t++) {
      if (at[t] == location.index() && card(t).isHenchman()) found = Bits.with(found, t);
    }
    return found;
  }

  public int health(int t) {
    return health[t];
  }

  public void health(int t, int amount) {
    health[t] = (byte) amount;
  }

  /** The spaces that hold Action tokens, as a set. */
  public int filled(int t) {
    return filled[t];
  }

  public void filled(int t, int spaces) {
    filled[t] = (byte) spaces;
  }

  public boolean hasToken(int t) {
    return Bits.has(withToken, t);
  }

  public void hasToken(int t, boolean is) {
    withToken = is ? withToken | 1 << t : Bits.without(withToken, t);
  }

  public boolean isStunned(int t) {
    return Bits.has(stunned, t);
  }

  public void stunned(int t, boolean is) {
    stunned = is ? stunned | 1 << t : Bits.without(stunned, t);
  }

  /** Can't be damaged until the next Villain turn. */
  public boolean isImmune(int t) {
    return Bits.has(immune, t);
  }

  public void immune(int t, boolean is) {
    immune = is ? immune | 1 << t : Bits.without(immune, t);
  }

  /** Whether an ability that works once per turn has worked. */
  public boolean hasReacted(int t) {
    return Bits.has(reacted, t);
  }

  public void reacted(int t, boolean is) {
    reacted = is ? reacted | 1 << t : Bits.without(reacted, t);
  }

  /** How much damage it has ignored in this turn. */
  public int ignored(int t) {
    return ignored[t];
  }

  public void ignored(int t, int amount) {
    ignored[t] = (byte) amount;
  }

  /** The Health of a Henchman fresh in play, 0 for other Threats. */
  public int startHealth(int t, int heroes) {
    return switch (card(t).health()) {
      case Amount.Heroes more -> heroes + more.plus();
      case Amount.Fixed fixed -> fixed.n();
      case null, default -> 0;
    };
  }

  /** The Henchmen in play, as a set. */
  public int henchmen() {
    int found = 0;
    for (int t = 0; t < COUNT; t++)
      if (inPlay(t) && card(t).isHenchman()) found = Bits.with(found, t);
    return found;
  }

  /** The Threats that are out of play, as a set. */
  public int cleared() {
    int found = 0;
    for (int t = 0; t < COUNT; t++) if (!inPlay(t)) found = Bits.with(found, t);
    return found;
  }

  /** What lasts for one turn is over. */
  void endTurn() {
    for (int t = 0; t < COUNT; t++) {
      ignored(t, 0);
      reacted(t, false);
    }
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(at).add(health).add(filled).add(ignored);
    print.add(withToken).add(stunned).add(immune).add(reacted);
  }
}
