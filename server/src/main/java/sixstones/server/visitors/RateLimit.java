package sixstones.server.visitors;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** So many calls an hour from one address. */
public final class RateLimit {

  private static final int ADDRESSES = 10_000;
  private static final long HOUR = Duration.ofHours(1).toNanos();

  /** A bucket that fills again over an hour. */
  private record Bucket(double left, long at) {}

  private final int perHour;
  private final Reason reason;
  private final Map<String, Bucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
          return size() > ADDRESSES;
        }
      };

  /**
   * @param perHour 0 for no limit
   * @param reason what is said to who calls more often
   */
  public RateLimit(int perHour, Reason reason) {
    this.perHour = perHour;
    this.reason = reason;
  }

  /**
   * Counts a call.
   *
   * @throws Problem if there were too many
   */
  public synchronized void count(String address) {
    if (perHour == 0) return;
    long now = System.nanoTime();
    var bucket = buckets.getOrDefault(address, new Bucket(perHour, now));
    double filled = bucket.left() + (double) (now - bucket.at()) / HOUR * perHour;
    double left = Math.min(perHour, filled);
    if (left < 1) throw reason.problem();
    buckets.put(address, new Bucket(left - 1, now));
  }
}
