package sixstones.server.desk;

import java.time.Duration;
import java.util.OptionalInt;
import sixstones.server.problem.Reason;
import sixstones.server.visitors.RateLimit;

/** How much may be said at a table in a while. */
final class WordLimit {

  private static final Duration WHILE = Duration.ofSeconds(30);

  /** Of one person at one table. */
  private static final int MOST_SAID = 10;

  /** Of all who look on at one table: whoever has no seat may come back as another. */
  private static final int MOST_SAID_ASIDE = 30;

  private final RateLimit own = new RateLimit(MOST_SAID, WHILE, Reason.TOO_MANY_WORDS);
  private final RateLimit aside = new RateLimit(MOST_SAID_ASIDE, WHILE, Reason.TOO_MANY_WORDS);

  void count(String table, String visitor, OptionalInt seat) {
    own.count(table + " " + visitor);
    if (seat.isEmpty()) aside.count(table);
  }
}
