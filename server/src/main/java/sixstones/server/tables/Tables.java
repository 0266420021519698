package sixstones.server.tables;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import sixstones.archive.Shelf;
import sixstones.server.play.Play;
import sixstones.server.problem.Problem;
import sixstones.server.storage.Storage;

/**
 * All tables. Those in use are kept in memory, and every look at one first reads what the log has
 * gained, so any process can serve any table. Safe for many threads.
 */
public final class Tables {

  private static final int KEPT = 500;

  private static final class Kept {
    final ReentrantLock lock = new ReentrantLock();
    final Table table;

    Kept(Table table) {
      this.table = table;
    }
  }

  private final Storage storage;
  private final Shelf shelf;
  private final List<TableListener> listeners = new CopyOnWriteArrayList<>();
  private final Map<String, Kept> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
          return size() > KEPT;
        }
      };

  public Tables(Storage storage, Shelf shelf) {
    this.storage = storage;
    this.shelf = shelf;
  }

  public Shelf shelf() {
    return shelf;
  }

  public void listen(TableListener listener) {
    listeners.add(listener);
  }

  public int kept() {
    synchronized (kept) {
      return kept.size();
    }
  }

  /** Makes a table; it starts by itself if no seat is open. */
  public void create(NewTable made) {
    storage.create(made.head(), firstPage(made));
    told(made.head().id(), true);
  }

  /**
   * Looks at a table.
   *
   * @throws Problem if there is none of that id
   */
  public <T> T look(String id, Function<Table, T> look) {
    var found = find(id);
    boolean news;
    T seen;
    found.lock.lock();
    try {
      news = catchUp(found.table);
      seen = look.apply(found.table);
    } finally {
      found.lock.unlock();
    }
    if (news) told(id, false);
    return seen;
  }

  /**
   * Decides on a table as it is now and writes the decision into its log; decides again if somebody
   * else was quicker. What is answered has been committed.
   *
   * @throws Problem if there is none of that id, or whatever the decision throws
   */
  public <T> T change(String id, Function<Table, Decision<T>> decide) {
    var found = find(id);
    Decision<T> decision;
    found.lock.lock();
    try {
      do {
        catchUp(found.table);
        decision = decide.apply(found.table);
      } while (!decision.acts().isEmpty() && !written(found.table, decision));
    } finally {
      found.lock.unlock();
    }
    if (!decision.acts().isEmpty()) told(id, true);
    decision.next().ifPresent(next -> told(next.head().id(), true));
    return decision.answer();
  }

  private boolean written(Table table, Decision<?> decision) {
    var entries = numbered(table.seq(), decision.acts());
    var page = new Storage.Page(table.head().id(), entries, decision.snapshot());
    var next = decision.next();
    boolean done =
        next.isPresent()
            ? storage.append(page, next.get().head(), firstPage(next.get()))
            : storage.append(page);
    if (done) entries.forEach(table::apply);
    return done;
  }

  private Storage.Page firstPage(NewTable made) {
    var head = made.head();
    var entries = numbered(0, made.acts());
    var starts = !entries.isEmpty() && entries.getLast().act() instanceof Act.Start;
    if (!starts) return Storage.Page.of(head.id(), entries);
    var play =
        Play.begin(
            shelf.get(head.game()), head, entries.getLast().at(), entries.getLast().number());
    return new Storage.Page(head.id(), entries, Optional.of(play.snapshot(entries.size())));
  }

  private static List<Entry> numbered(int seq, List<Act> acts) {
    var now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    var entries = new ArrayList<Entry>();
    for (var act : acts) entries.add(new Entry(++seq, now, act));
    return entries;
  }

  private boolean catchUp(Table table) {
    var news = storage.entriesAfter(table.head().id(), table.seq());
    news.forEach(table::apply);
    return !news.isEmpty();
  }

  private Kept find(String id) {
    synchronized (kept) {
      var found = kept.get(id);
      if (found != null) return found;
    }
    var head = storage.head(id).orElseThrow(() -> Problem.unknown("There is no such table."));
    var game =
        shelf
            .find(head.game())
            .orElseThrow(() -> Problem.unknown("The game of this table is not installed."));
    var fresh = new Kept(new Table(head, game, number -> storage.snapshotUpTo(id, number)));
    catchUp(fresh.table);
    synchronized (kept) {
      var other = kept.putIfAbsent(id, fresh);
      if (other != null) return other;
    }
    told(id, false);
    return fresh;
  }

  private void told(String id, boolean here) {
    for (var listener : listeners) listener.changed(id, here);
  }

  /** Another process has written. */
  public void changed(String id) {
    if (isKept(id)) look(id, _ -> true);
  }

  /** Other processes may have written, whatever the table. */
  public void missed() {
    List<String> all;
    synchronized (kept) {
      all = List.copyOf(kept.keySet());
    }
    all.forEach(this::changed);
  }

  private boolean isKept(String id) {
    synchronized (kept) {
      return kept.containsKey(id);
    }
  }
}
