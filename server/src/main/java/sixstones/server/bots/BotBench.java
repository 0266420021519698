package sixstones.server.bots;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.desk.MoveDesk;
import sixstones.server.metrics.Metrics;
import sixstones.server.play.Play;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Table;
import sixstones.server.tables.TableListener;
import sixstones.server.tables.Tables;

/**
 * Where bots think: a bounded pool beside the requests, one thought a table at a time. A thought
 * that comes too late, because the table has gone on, is dropped.
 */
public final class BotBench implements TableListener, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(BotBench.class);
  private static final int STOP_SECONDS = 5;

  /** What there is to think about: copied, so that it can be thought about in peace. */
  private record Task(int seat, int seq, Thought thought) {}

  private final Tables tables;
  private final MoveDesk desk;
  private final Minds minds;
  private final Metrics metrics;
  private final int graceMillis;
  private final ScheduledExecutorService pool;
  private final Set<String> busy = ConcurrentHashMap.newKeySet();

  /**
   * @param graceMillis how long another process may take for the bots of tables it has served
   */
  public BotBench(
      Tables tables, MoveDesk desk, Minds minds, Metrics metrics, int threads, int graceMillis) {
    this.tables = tables;
    this.desk = desk;
    this.minds = minds;
    this.metrics = metrics;
    this.graceMillis = graceMillis;
    this.pool =
        Executors.newScheduledThreadPool(
            threads, Thread.ofPlatform().daemon().name("bot-", 0).factory());
  }

  /** How many tables a bot thinks about. */
  public int thinking() {
    return busy.size();
  }

  @Override
  public void changed(String table, boolean here) {
    if (!busy.add(table)) return;
    try {
      var _ = pool.schedule(() -> attend(table), here ? 0 : graceMillis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      // The server is going down; the log knows whose turn it is.
      busy.remove(table);
    }
  }

  private void attend(String table) {
    boolean more;
    try {
      more = playOne(table);
    } catch (RuntimeException e) {
      metrics.failure();
      LOG.error("the bot at table {} failed ({})", table, e.getClass().getSimpleName());
      more = false;
    } finally {
      busy.remove(table);
    }
    if (more) changed(table, true);
  }

  /** Whether there may be more to do: what changed during a thought was not looked at. */
  private boolean playOne(String table) {
    var task = tables.look(table, this::task);
    if (task.isEmpty()) return false;
    var chosen = task.get().thought().move();
    if (desk.botMove(table, task.get().seat(), task.get().seq(), chosen)) metrics.move("bot");
    return true;
  }

  private Optional<Task> task(Table table) {
    if (table.phase() != Phase.RUNNING) return Optional.empty();
    var play = table.play();
    var chooser = play.map(Play::chooser).orElse(OptionalInt.empty());
    if (play.isEmpty() || chooser.isEmpty()) return Optional.empty();
    int seat = chooser.getAsInt();
    return table
        .seating()
        .at(seat)
        .botLevel()
        .map(level -> new Task(seat, table.seq(), minds.thought(play.get(), level)));
  }

  @Override
  public void close() {
    pool.shutdownNow();
    try {
      if (!pool.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS)) LOG.warn("a bot still thinks");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
