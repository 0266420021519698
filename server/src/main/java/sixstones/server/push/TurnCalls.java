package sixstones.server.push;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
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
import sixstones.server.desk.SeatDesk.Presence;
import sixstones.server.memory.Recent;
import sixstones.server.play.Play;
import sixstones.server.problem.Problem;
import sixstones.server.tables.Phase;
import sixstones.server.tables.Place;
import sixstones.server.tables.Table;
import sixstones.server.tables.TableListener;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;

/** Calls people when others wait for them and they have not got the table open. */
public final class TurnCalls implements TableListener, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TurnCalls.class);
  private static final int REMEMBERED = 10_000;

  private record Turn(String holder, String game, int seq) {}

  private final Tables tables;
  private final Presence presence;
  private final PushCaller caller;
  private final Duration patience;
  private final Set<String> waiting = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> called = new Recent<>(REMEMBERED);
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("turn-calls").factory());

  /**
   * @param patience a page that is opened again, or a person who plays on, comes sooner
   */
  public TurnCalls(Tables tables, Presence presence, PushCaller caller, Duration patience) {
    this.tables = tables;
    this.presence = presence;
    this.caller = caller;
    this.patience = patience;
  }

  @Override
  public void changed(String table, boolean here) {
    if (!here || !waiting.add(table)) return;
    try {
      var _ = clock.schedule(() -> look(table), patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      // The server is going down.
    }
  }

  private void look(String id) {
    waiting.remove(id);
    try {
      var turn = tables.look(id, this::turn);
      if (turn.isPresent()) call(id, turn.get());
    } catch (Problem _) {
      // It is gone, and nobody waits.
    } catch (RuntimeException e) {
      LOG.warn("nobody could be called to {} ({})", id, e.getClass().getSimpleName());
    }
  }

  private void call(String id, Turn turn) {
    synchronized (called) {
      called.put(id, turn.seq());
    }
    var message = "{\"table\": \"%s\", \"game\": \"%s\"}".formatted(id, turn.game());
    caller.call(turn.holder(), id, message.getBytes(StandardCharsets.UTF_8));
  }

  /** Whose turn it is, if others wait for somebody who is away and does not know it yet. */
  private Optional<Turn> turn(Table table) {
    var head = table.head();
    if (table.phase() != Phase.RUNNING || head.visibility() == Visibility.UNLISTED) {
      return Optional.empty();
    }
    var chooser = table.play().map(Play::chooser).orElse(OptionalInt.empty());
    if (chooser.isEmpty() || table.seating().presentPeople().size() < 2) return Optional.empty();
    return table.seating().at(chooser.getAsInt()) instanceof Place.Person person
            && person.standIn().isEmpty()
            && !presence.isConnected(head.id(), person.holder())
            && !knows(table)
        ? Optional.of(new Turn(person.holder(), head.game(), table.seq()))
        : Optional.empty();
  }

  private boolean knows(Table table) {
    synchronized (called) {
      var before = called.get(table.head().id());
      return before != null && !table.wentOnAfter(before);
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
