package sixstones.server;

import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.desk.TimeDesk;
import sixstones.server.problem.Problem;
import sixstones.server.storage.Storage;

/**
 * Looks every second at the tables where somebody's time is up. Deadlines are kept beside the log,
 * so none is forgotten by a restart, and any process may see to any table.
 */
final class Timekeeper implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);

  /** After a restart people are given a moment to come back. */
  private static final int GRACE_SECONDS = 5;

  private static final int AT_ONCE = 100;

  private final Storage storage;
  private final TimeDesk desk;
  private final Clock clock;
  private final ScheduledExecutorService every =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("timekeeper").factory());

  Timekeeper(Storage storage, TimeDesk desk, Clock clock) {
    this.storage = storage;
    this.desk = desk;
    this.clock = clock;
    var _ = every.scheduleWithFixedDelay(this::look, GRACE_SECONDS, 1, TimeUnit.SECONDS);
  }

  private void look() {
    try {
      for (var table : storage.overdueTables(clock.instant(), AT_ONCE)) look(table);
    } catch (RuntimeException e) {
      if (every.isShutdown()) return;
      LOG.warn("the time could not be looked at ({})", e.getClass().getSimpleName());
    }
  }

  private void look(String table) {
    try {
      desk.look(table, clock.instant());
    } catch (Problem _) {
      // Its game is no longer installed; nobody can play on there.
    }
  }

  @Override
  public void close() {
    every.shutdownNow();
  }
}
