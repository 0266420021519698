package sixstones.server.http;

import java.time.Duration;
import java.util.Set;
import sixstones.server.problem.Reason;
import sixstones.server.visitors.RateLimit;

/**
 * How often one address may call: so often that a family behind one router never notices, and so
 * seldom that nobody can keep a table or the server busy.
 */
final class Limits {

  /** Of all calls one in so many may be a move or an undo. */
  private static final int MOVES = 4;

  /** The same for coming and going. */
  private static final int SEATS = 40;

  /** And for advice, which costs as much as a thousand looks. */
  private static final int HINTS = 40;

  private static final Set<String> FREE = Set.of(WebFiles.PATH, "/healthz", "/readyz", "/metrics");

  private final RateLimit all;
  private final RateLimit moves;
  private final RateLimit seats;
  private final RateLimit hints;

  /**
   * @param callsPerMinute 0 for no limit
   */
  Limits(int callsPerMinute) {
    all = limit(callsPerMinute);
    moves = limit(Math.ceilDiv(callsPerMinute, MOVES));
    seats = limit(Math.ceilDiv(callsPerMinute, SEATS));
    hints = limit(Math.ceilDiv(callsPerMinute, HINTS));
  }

  private static RateLimit limit(int perMinute) {
    return new RateLimit(perMinute, Duration.ofMinutes(1), Reason.TOO_MANY_CALLS);
  }

  /**
   * Counts a call.
   *
   * @throws sixstones.server.problem.Problem if there were too many
   */
  void count(String route, String address) {
    if (FREE.contains(route)) return;
    all.count(address);
    if (route.endsWith("/moves") || route.endsWith("/undo")) moves.count(address);
    if (route.contains("/seats/")) seats.count(address);
    if (route.endsWith("/hints")) hints.count(address);
  }
}
