package sixstones.games.war.state;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;

/** Where tokens are that neither lie on the field nor are carried; bit sets over tokens. */
public final class Ledger {

  private final int[] zones;
  private int reserve = Tokens.ALL;
  private int box;
  private int taken;

  public Ledger(int seats) {
    zones = new int[seats];
  }

  private Ledger(Ledger ledger) {
    zones = ledger.zones.clone();
    reserve = ledger.reserve;
    box = ledger.box;
    taken = ledger.taken;
  }

  void addTo(Fingerprint print, EnergyNumbers energy) {
    print.add(zones).add(energy.renumbered(reserve));
    print.add(energy.renumbered(box)).add(energy.renumbered(taken));
  }

  public Ledger copy() {
    return new Ledger(this);
  }

  public int reserve() {
    return reserve;
  }

  /** Takes tokens out of the reserve, as far as they are there, and says which those were. */
  public int fromReserve(int tokens) {
    int found = reserve & tokens;
    reserve &= ~found;
    return found;
  }

  /** Out of the game: spent energy, and tokens whose tile was replaced by a blank one. */
  public int box() {
    return box;
  }

  /** Those of the tokens that are in the reserve never come into play. */
  public void leaveInBox(int tokens) {
    box |= fromReserve(tokens);
  }

  public void toBox(Token token) {
    box |= token.bit();
  }

  /** What Thanos has taken. */
  public int taken() {
    return taken;
  }

  public void toThanos(Token token) {
    taken |= token.bit();
  }

  /** The victory-point zone of a seat. */
  public int zone(int seat) {
    return zones[seat];
  }

  public void score(int seat, Token token) {
    zones[seat] |= token.bit();
  }

  /** W-END-05: one point each. */
  public int points(int seat) {
    return Bits.count(zones[seat]);
  }

  /** Superheroes that can still be scored. */
  public int heroesLeft() {
    int gone = taken | box;
    for (int zone : zones) gone |= zone;
    return Bits.count(Tokens.HEROES & ~gone);
  }
}
