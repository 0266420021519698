package sixstones.server.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.desk.SeatDesk.Presence;
import sixstones.server.protocol.TableState;
import sixstones.server.tables.TableListener;

/** The pages that have a table open. Safe for many threads. */
public final class Live implements TableListener, Presence, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Live.class);
  private static final int MOST_A_TABLE = 200;

  /** Whoever sits at a table has room for pages of his own, however many look on. */
  private static final int MOST_A_PLAYER = 20;

  /** Draws tables for visitors as JSON. */
  public interface Painter {

    /**
     * @param first whether it is the first picture for a page, which may have missed something
     */
    Picture paint(String table, String visitor, int after, boolean first);
  }

  /** A state, and the same as text. */
  public record Picture(TableState state, String text) {}

  private static final int LAST_WORDS_SECONDS = 2;

  private final Map<String, Set<Watcher>> watchers = new ConcurrentHashMap<>();
  private final ExecutorService senders = Executors.newVirtualThreadPerTaskExecutor();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("presence").factory());
  private final Departures departures;
  private final Elsewhere elsewhere;
  private volatile boolean closed;

  /**
   * @param announce tells the other processes of pages that open and close
   * @param patience how long somebody whose page has closed counts as just gone
   */
  public Live(Consumer<String> announce, Duration patience) {
    departures = new Departures(patience);
    elsewhere = new Elsewhere(announce, departures);
    long pause = Elsewhere.REPEATED.toSeconds();
    var _ = clock.scheduleAtFixedRate(this::repeat, pause, pause, TimeUnit.SECONDS);
  }

  private void repeat() {
    departures.forgetOld();
    try {
      elsewhere.tellOpen(
          watchers.values().stream()
              .flatMap(Set::stream)
              .filter(Watcher::isKnown)
              .map(Watcher::page)
              .distinct()
              .toList());
    } catch (RuntimeException e) {
      LOG.warn("the other processes could not be told ({})", e.getClass().getSimpleName());
    }
  }

  /** Takes in what another process says of its pages. */
  public void heard(String message) {
    elsewhere.heard(message).forEach(this::wake);
  }

  /**
   * Adds an open page; false if the table has too many already.
   *
   * @param player whether it is of somebody who sits there
   */
  public boolean add(Watcher watcher, boolean player) {
    var others =
        watchers.compute(
            watcher.table(),
            (_, present) -> {
              var all = present == null ? ConcurrentHashMap.<Watcher>newKeySet() : present;
              if (player ? pagesOf(watcher, all) < MOST_A_PLAYER : all.size() < MOST_A_TABLE) {
                all.add(watcher);
              }
              return all;
            });
    if (!others.contains(watcher)) return false;
    if (watcher.isKnown()) elsewhere.tellOpen(List.of(watcher.page()));
    wake(watcher.table());
    return true;
  }

  private static long pagesOf(Watcher one, Set<Watcher> all) {
    return all.stream().filter(other -> other.page().equals(one.page())).count();
  }

  /** Removes a page that was closed. */
  public void remove(String table, Session session) {
    var gone = new ArrayList<Watcher>();
    watchers.computeIfPresent(
        table,
        (_, present) -> {
          present.stream().filter(watcher -> watcher.isFor(session)).forEach(gone::add);
          gone.forEach(present::remove);
          return present.isEmpty() ? null : present;
        });
    if (closed) return;
    for (var watcher : gone) {
      boolean still = isHere(table, watcher.page().holder());
      if (still || !watcher.isKnown()) continue;
      departures.add(watcher.page());
      elsewhere.tellClosed(watcher.page());
    }
    wake(table);
  }

  @Override
  public void changed(String table, boolean here) {
    wake(table);
  }

  private void wake(String table) {
    if (closed) return;
    for (var watcher : watchers.getOrDefault(table, Set.of())) watcher.wake(senders);
  }

  @Override
  public boolean isConnected(String table, String holder) {
    return isHere(table, holder) || elsewhere.isConnected(table, holder);
  }

  @Override
  public boolean isJustGone(String table, String holder) {
    return departures.has(new Elsewhere.Page(table, holder));
  }

  private boolean isHere(String table, String holder) {
    return watchers.getOrDefault(table, Set.of()).stream()
        .anyMatch(watcher -> watcher.isOf(holder));
  }

  public int count() {
    return watchers.values().stream().mapToInt(Set::size).sum();
  }

  /** Says goodbye to every page; they come back when the server does. */
  @Override
  public void close() {
    closed = true;
    clock.shutdownNow();
    var all = watchers.values().stream().flatMap(Set::stream).toList();
    all.forEach(Watcher::goAway);
    senders.shutdown();
    try {
      if (!senders.awaitTermination(LAST_WORDS_SECONDS, TimeUnit.SECONDS)) senders.shutdownNow();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
