package sixstones.games.united.state;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Threat;
import sixstones.games.united.box.Villain;
import sixstones.games.united.effects.Amount;

/** The Villain's six Threat cards, by their place among his. */
public final class Threats {

  public static final int COUNT = 6;

  /** The Villain himself, where he stands in a set together with Threats. */
  public static final int VILLAIN = 16;

  private final Threat[] cards;
  private final int henchmanCards;
  private final byte[] at;
  private final byte[] health;
  private final byte[] filled;
  private final byte[] ignored;
  private int withToken;
  private int stunned;
  private int immune;
  private int reacted;

  public Threats(Villain villain) {
    cards = villain.threats().toArray(Threat[]::new);
    henchmanCards = henchmen(cards);
    at = new byte[COUNT];
    health = new byte[COUNT];
    filled = new byte[COUNT];
    ignored = new byte[COUNT];
  }

  private static int henchmen(Threat[] cards) {
    int found = 0;
    for (var card : cards) if (card.isHenchman()) found = Bits.with(found, card.local());
    return found;
  }

  private Threats(Threats other) {
    cards = other.cards;
    henchmanCards = other.henchmanCards;
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

  public Threat[] all() {
    return cards;
  }

  /** The first of a set that has one. */
  public Threat first(int set) {
    return cards[Bits.first(set)];
  }

  /** The one with this place among the Villain's. */
  public Threat card(int local) {
    return cards[local];
  }

  public Location at(Threat threat) {
    return Location.of(at[threat.local()]);
  }

  public void at(Threat threat, Location location) {
    at[threat.local()] = (byte) location.index();
  }

  public boolean isAt(Threat threat, Location location) {
    return at[threat.local()] == location.index();
  }

  public boolean inPlay(Threat threat) {
    return at[threat.local()] >= 0;
  }

  /** The Threats in a Location, as a set. */
  public int inLocation(Location location) {
    int found = 0;
    for (int t = 0; t < COUNT; t++) if (at[t] == location.index()) found = Bits.with(found, t);
    return found;
  }

  public boolean anyAt(Location location) {
    return inLocation(location) != 0;
  }

  public int henchmenAt(Location location) {
    return inLocation(location) & henchmanCards;
  }

  public int health(Threat threat) {
    return health[threat.local()];
  }

  public void health(Threat threat, int amount) {
    health[threat.local()] = (byte) amount;
  }

  /** The spaces that hold Action tokens, as a set. */
  public int filled(Threat threat) {
    return filled[threat.local()];
  }

  public void filled(Threat threat, int spaces) {
    filled[threat.local()] = (byte) spaces;
  }

  public boolean hasToken(Threat threat) {
    return Bits.has(withToken, threat.local());
  }

  public void hasToken(Threat threat, boolean is) {
    withToken = Bits.set(withToken, threat.local(), is);
  }

  public boolean isStunned(Threat threat) {
    return Bits.has(stunned, threat.local());
  }

  public void stunned(Threat threat, boolean is) {
    stunned = Bits.set(stunned, threat.local(), is);
  }

  /** Can't be damaged until the next Villain turn. */
  public boolean isImmune(Threat threat) {
    return Bits.has(immune, threat.local());
  }

  public void immune(Threat threat, boolean is) {
    immune = Bits.set(immune, threat.local(), is);
  }

  /** Whether an ability that works once per turn has worked. */
  public boolean hasReacted(Threat threat) {
    return Bits.has(reacted, threat.local());
  }

  public void reacted(Threat threat, boolean is) {
    reacted = Bits.set(reacted, threat.local(), is);
  }

  /** How much damage it has ignored in this turn. */
  public int ignored(Threat threat) {
    return ignored[threat.local()];
  }

  public void ignored(Threat threat, int amount) {
    ignored[threat.local()] = (byte) amount;
  }

  /** The Health of a Henchman fresh in play, 0 for other Threats. */
  public int startHealth(Threat threat, int heroes) {
    return switch (threat.health()) {
      case Amount.Heroes more -> heroes + more.plus();
      case Amount.Fixed fixed -> fixed.n();
      case Amount.All _, Amount.Did _ -> 0;
      case null -> 0;
    };
  }

  /** The Henchmen in play, as a set. */
  public int henchmen() {
    return henchmanCards & ~cleared();
  }

  /** The Threats that are out of play, as a set. */
  public int cleared() {
    int found = 0;
    for (int t = 0; t < COUNT; t++) if (at[t] < 0) found = Bits.with(found, t);
    return found;
  }

  /** What lasts for one turn is over. */
  void endTurn() {
    Arrays.fill(ignored, (byte) 0);
    reacted = 0;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(at).add(health).add(filled).add(ignored);
    print.add(withToken).add(stunned).add(immune).add(reacted);
  }
}
