package sixstones.games.united.state;

import sixstones.engine.Fingerprint;
import sixstones.games.united.effects.Deed;

/** What the steps just before did, 6 bits for each kind of deed. */
public final class Deeds {

  private int did;

  Deeds() {}

  private Deeds(int did) {
    this.did = did;
  }

  /** All of them in one number, to come back to them after an interruption. */
  public int all() {
    return did;
  }

  public void all(int value) {
    did = value;
  }

  public void add(Deed deed, int more) {
    did += more << deed.shift();
  }

  public int count(Deed deed) {
    return did >> deed.shift() & 63;
  }

  public void forget(Deed deed) {
    did &= ~(63 << deed.shift());
  }

  Deeds copy() {
    return new Deeds(did);
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(did);
  }
}
