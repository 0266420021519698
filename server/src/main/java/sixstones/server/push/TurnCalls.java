package sixstones.server.push;

import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.desk.SeatDesk.Presence;
import sixstones.server.memory.Recent;
import sixstones.server.problem.Problem;
import sixstones.server.tables.Awaited;
import sixstones.server.tables.Table;
import sixstones.server.tables.TableListener;
import sixstones.server.tables.Tables;

/** Calls people when others wait for them and they have not got the table open. */
public final class TurnCalls implements TableListener, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TurnCalls.class);
  private static final int REMEMBERED = 10_000;

  private record Turn(Awaited awaited, String game) {}

  private final Tables tables;
  private final Presence presence;
  private final PushCaller caller;
  private final Duration patience;
  private final Clock clock;
  private final Set<String> waiting = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> called = new Recent<>(REMEMBERED);
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("turn-calls").factory());

  /**
   * @param patience a page that is opened again, or a person who plays on, comes sooner
   */
  public TurnCalls(
      Tables tables, Presence presence, PushCaller caller, Duration patience, Clock clock) {
    this.tables = tables;
    this.presence = presence;
    this.caller = caller;
    this.patience = patience;
    this.clock = clock;
  }

  @Override
  public void changed(String table, boolean here) {
    if (here) lookIn(table, patience);
  }

  private void lookIn(String table, Duration pause) {
    if (!waiting.add(table)) return;
    try {
      var _ = timer.schedule(() -> look(table), pause.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      // The server is going down.
    }
  }

  private void look(String id) {
    waiting.remove(id);
    try {
      var turn = tables.look(id, this::turn);
      if (turn.isEmpty()) return;
      var early = patience.minus(Duration.between(turn.get().awaited().since(), clock.instant()));
      if (early.isPositive()) {
        // It moved again meanwhile: who is asked now has not had that time yet.
        lookIn(id, early);
      } else {
        call(id, turn.get());
      }
    } catch (Problem _) {
      // It is gone, and nobody waits.
    } catch (RuntimeException e) {
      LOG.warn("nobody could be called to {} ({})", id, e.getClass().getSimpleName());
    }
  }

  private void call(String id, Turn turn) {
    synchronized (called) {
      called.put(id, turn.awaited().turn());
    }
    var message = "{\"table\": \"%s\", \"game\": \"%s\"}".formatted(id, turn.game());
    caller.call(turn.awaited().holder(), id, message.getBytes(StandardCharsets.UTF_8));
  }

  /** Whose turn it is, if others wait for somebody who is away and does not know it yet. */
  private Optional<Turn> turn(Table table) {
    var head = table.head();
    return table
        .awaited()
        .filter(awaited -> !presence.isConnected(head.id(), awaited.holder()))
        .filter(awaited -> !knows(head.id(), awaited))
        .map(awaited -> new Turn(awaited, head.game()));
  }

  private boolean knows(String table, Awaited awaited) {
    synchronized (called) {
      return Objects.equals(called.get(table), awaited.turn());
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
