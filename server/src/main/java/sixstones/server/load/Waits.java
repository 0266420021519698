package sixstones.server.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long something took, each time. Safe for many threads. */
final class Waits {

  private static final double NANOS_A_MILLI = 1e6;

  private final List<Long> nanos = new ArrayList<>();

  synchronized void add(long wait) {
    nanos.add(wait);
  }

  synchronized void forget() {
    nanos.clear();
  }

  synchronized int count() {
    return nanos.size();
  }

  /** What so large a share of the waits did not exceed, in milliseconds. */
  synchronized double within(double share) {
    if (nanos.isEmpty()) return 0;
    var sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1L, (long) (share * sorted.size())))
        / NANOS_A_MILLI;
  }
}
