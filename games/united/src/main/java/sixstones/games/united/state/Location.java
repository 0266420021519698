package sixstones.games.united.state;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;

/** One of the six places in the ring, counted clockwise; sets of them are {@link Bits}. */
public final class Location implements Subject {

  public static final Location NOWHERE = new Location(-1);

  /** Clockwise. */
  public static final Location[] ALL = all();

  /** The set of all. */
  public static final int EVERYWHERE = (1 << Box.RING) - 1;

  private static final Location[] BY_INDEX = byIndex();

  private final int index;

  private Location(int index) {
    this.index = index;
  }

  /** The one with this index; -1 is {@link #NOWHERE}. */
  public static Location of(int index) {
    return BY_INDEX[index + 1];
  }

  /** The first of a set that has one. */
  public static Location first(int set) {
    return ALL[Bits.first(set)];
  }

  @Override
  public int index() {
    return index;
  }

  /** The set of this alone. */
  public int bit() {
    return 1 << index;
  }

  public boolean isIn(int set) {
    return Bits.has(set, index);
  }

  public boolean isNowhere() {
    return index < 0;
  }

  /** U-RING-02: so many further clockwise. */
  public Location clockwise(int steps) {
    return ALL[Math.floorMod(index + steps, Box.RING)];
  }

  /** U-RING-03. */
  public Location opposite() {
    return clockwise(Box.RING / 2);
  }

  public int distance(Location to) {
    int way = Math.floorMod(to.index - index, Box.RING);
    return Math.min(way, Box.RING - way);
  }

  @Override
  public String toString() {
    return index < 0 ? "nowhere" : "location " + index;
  }

  private static Location[] byIndex() {
    var all = new Location[ALL.length + 1];
    all[0] = NOWHERE;
    System.arraycopy(ALL, 0, all, 1, ALL.length);
    return all;
  }

  private static Location[] all() {
    var all = new Location[Box.RING];
    for (int index = 0; index < Box.RING; index++) all[index] = new Location(index);
    return all;
  }
}
