package sixstones.games.united.state;

import sixstones.engine.Fingerprint;

/** Overflows that wait for the end of the turn, oldest first, 4 bits each. */
public final class Overflows {

  private static final int MOST = 15;

  private long waiting;

  Overflows() {}

  private Overflows(long waiting) {
    this.waiting = waiting;
  }

  public int size() {
    int size = 0;
    while ((waiting >> 4 * size & 15) != 0) size++;
    return size;
  }

  /** Where the n-th happens. */
  public Location get(int place) {
    return Location.of((int) (waiting >> 4 * place & 15) - 1);
  }

  public void add(Location at) {
    int size = size();
    if (size == MOST) throw new IllegalStateException("more Overflows than a turn can have");
    waiting |= at.index() + 1L << 4 * size;
  }

  /** The Location of the oldest, which waits no longer, or nowhere. */
  public Location take() {
    var at = get(0);
    waiting >>>= 4;
    return at;
  }

  Overflows copy() {
    return new Overflows(waiting);
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(waiting);
  }
}
