package sixstones.games.united.state;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;

/** Who has which Gear card, and whether it is charged. */
public final class GearRack {

  private final byte[] owner;
  private int charged;
  private int triedThisTurn;

  public GearRack() {
    owner = new byte[Box.gears().size()];
    java.util.Arrays.fill(owner, (byte) -1);
  }

  private GearRack(GearRack other) {
    owner = other.owner.clone();
    charged = other.charged;
    triedThisTurn = other.triedThisTurn;
  }

  public GearRack copy() {
    return new GearRack(this);
  }

  /** The Hero who has it, or nobody. */
  public Member owner(Gear gear) {
    return Member.of(owner[gear.index()]);
  }

  public void owner(Gear gear, Member hero) {
    owner[gear.index()] = (byte) hero.index();
  }

  public boolean isCharged(Gear gear) {
    return Bits.has(charged, gear.index());
  }

  public void charged(Gear gear, boolean is) {
    charged = Bits.set(charged, gear.index(), is);
  }

  /** U-GEAR-19: whether charging at the start of the turn has been offered. */
  public boolean isTried(Gear gear) {
    return Bits.has(triedThisTurn, gear.index());
  }

  public void tried(Gear gear) {
    triedThisTurn = Bits.with(triedThisTurn, gear.index());
  }

  public int tried() {
    return triedThisTurn;
  }

  public void noneTried() {
    triedThisTurn = 0;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(owner).add(charged).add(triedThisTurn);
  }
}
