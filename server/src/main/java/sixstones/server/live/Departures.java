package sixstones.server.live;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Who has closed a table's last page a moment ago: a page that is loaded again is no farewell. */
final class Departures {

  private final Map<Elsewhere.Page, Long> at = new ConcurrentHashMap<>();
  private final long patience;

  Departures(Duration patience) {
    this.patience = patience.toNanos();
  }

  void add(Elsewhere.Page page) {
    at.put(page, System.nanoTime());
  }

  boolean has(Elsewhere.Page page) {
    var left = at.get(page);
    return left != null && System.nanoTime() - left < patience;
  }

  void forgetOld() {
    long now = System.nanoTime();
    at.values().removeIf(left -> now - left >= patience);
  }
}
