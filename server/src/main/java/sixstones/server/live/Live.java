package sixstones.server.live;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.jetty.websocket.api.Session;
import sixstones.server.desk.SeatDesk.Presence;
import sixstones.server.tables.TableListener;

/** The pages that have a table open. Safe for many threads. */
public final class Live implements TableListener, Presence, AutoCloseable {

  private static final int MOST_A_TABLE = 200;

  /** Draws a table for a visitor as JSON. */
  public interface Painter {
    Picture paint(String table, String visitor, int after);
  }

  /** A state as text, and the number of the last event in it. */
  public record Picture(String text, int lastEvent) {}

  private final Map<String, Set<Watcher>> watchers = new ConcurrentHashMap<>();
  private final ExecutorService senders = Executors.newVirtualThreadPerTaskExecutor();

  /** Adds an open page; false if the table has too many already. */
  public boolean add(Watcher watcher) {
    var others = watchers.computeIfAbsent(watcher.table(), _ -> ConcurrentHashMap.newKeySet());
    if (others.size() >= MOST_A_TABLE) return false;
    others.add(watcher);
    wake(watcher.table());
    return true;
  }

  /** Removes a page that was closed. */
  public void remove(String table, Session session) {
    var others = watchers.get(table);
    if (others == null) return;
    if (others.removeIf(watcher -> watcher.isFor(session))) wake(table);
    watchers.computeIfPresent(table, (_, left) -> left.isEmpty() ? null : left);
  }

  @Override
  public void changed(String table, boolean here) {
    wake(table);
  }

  private void wake(String table) {
    for (var watcher : watchers.getOrDefault(table, Set.of())) watcher.wake(senders);
  }

  @Override
  public boolean isConnected(String table, String holder) {
    return watchers.getOrDefault(table, Set.of()).stream()
        .anyMatch(watcher -> watcher.isOf(holder));
  }

  public int count() {
    return watchers.values().stream().mapToInt(Set::size).sum();
  }

  /** Says goodbye to every page; they come back when the server does. */
  @Override
  public void close() {
    var all = watchers.values().stream().flatMap(Set::stream).toList();
    List.copyOf(all).forEach(Watcher::goAway);
    senders.shutdownNow();
  }
}
