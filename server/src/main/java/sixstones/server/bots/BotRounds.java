package sixstones.server.bots;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.storage.Storage;

/**
 * Goes round the tables where a bot should have moved by now: the process that let it think has
 * died, or its database was away. Several processes may find the same table; the log takes one
 * move.
 */
public final class BotRounds implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BotRounds.class);
  private static final int EVERY_SECONDS = 3;

  /** Longer than a bot thinks. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /** Whoever comes back to a table later than that wakes its bot by looking at it. */
  private static final Duration FORGOTTEN = Duration.ofMinutes(10);

  private static final int AT_ONCE = 200;

  private final Storage storage;
  private final BotBench bench;
  private final Clock clock;
  private final ScheduledExecutorService every =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("bot-rounds").factory());

  public BotRounds(Storage storage, BotBench bench, Clock clock) {
    this.storage = storage;
    this.bench = bench;
    this.clock = clock;
    var _ = every.scheduleWithFixedDelay(this::go, EVERY_SECONDS, EVERY_SECONDS, TimeUnit.SECONDS);
  }

  private void go() {
    try {
      var now = clock.instant();
      storage
          .tablesLeftToBots(now.minus(FORGOTTEN), now.minus(PATIENCE), AT_ONCE)
          .forEach(bench::attend);
    } catch (RuntimeException e) {
      if (every.isShutdown()) return;
      LOG.warn("the bots could not be looked after ({})", e.getClass().getSimpleName());
    }
  }

  @Override
  public void close() {
    every.shutdownNow();
  }
}
