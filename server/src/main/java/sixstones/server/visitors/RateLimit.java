package sixstones.server.visitors;

import java.net.InetAddress;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Map;
import sixstones.server.memory.Recent;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** So many calls from one address in an hour, or in another while. */
public final class RateLimit {

  private static final int ADDRESSES = 10_000;

  /** Bytes of an address of IPv6. */
  private static final int LONG = 16;

  /** A bucket that fills again over the while. */
  private record Bucket(double left, long at) {}

  private final int most;
  private final long nanos;
  private final Reason reason;
  private final Map<String, Bucket> buckets = new Recent<>(ADDRESSES);

  /**
   * @param most in that while; 0 for no limit
   * @param reason what is said to who calls more often
   */
  public RateLimit(int most, Duration in, Reason reason) {
    this.most = most;
    this.nanos = in.toNanos();
    this.reason = reason;
  }

  public static RateLimit perHour(int most, Reason reason) {
    return new RateLimit(most, Duration.ofHours(1), reason);
  }

  /** Whoever has one address of the long kind has the 2^64 beside it as well. */
  private static String network(String address) {
    if (!address.contains(":")) return address;
    try {
      var parts = InetAddress.ofLiteral(address).getAddress();
      return parts.length < LONG ? address : HexFormat.of().formatHex(parts, 0, LONG / 2);
    } catch (IllegalArgumentException _) {
      return address;
    }
  }

  /**
   * Counts a call.
   *
   * @throws Problem if there were too many
   */
  public synchronized void count(String address) {
    if (most == 0) return;
    long now = System.nanoTime();
    var network = network(address);
    var bucket = buckets.getOrDefault(network, new Bucket(most, now));
    double filled = bucket.left() + (double) (now - bucket.at()) / nanos * most;
    double left = Math.min(most, filled);
    if (left < 1) throw reason.problem();
    buckets.put(network, new Bucket(left - 1, now));
  }
}
