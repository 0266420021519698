package sixstones.server.tables;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import sixstones.archive.Shelf;
import sixstones.server.memory.Recent;
import sixstones.server.play.History;
import sixstones.server.play.Preview;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;
import sixstones.server.storage.Storage;

/**
 * All tables. Those in use are kept in memory, and every look at one first reads what the log has
 * gained, so any process can serve any table. Safe for many threads.
 */
public final class Tables {

  private static final int KEPT = 20_000;
  private static final int SUMMARISED_AT_ONCE = 100;

  /** Who has left a lesson or a puzzle for so long begins it again. */
  private static final Duration PRACTICE_KEPT = Duration.ofDays(30);

  private static final int FORGOTTEN_AT_ONCE = 20;

  private static final class Kept {
    final ReentrantLock lock = new ReentrantLock();

    Table table;

    /** Whether something was applied to the table that may not have been written. */
    boolean doubtful;

    Kept(Table table) {
      this.table = table;
    }
  }

  private final Storage storage;
  private final Shelf shelf;
  private final Histories histories;
  private final LongAdder opened = new LongAdder();
  private final List<TableListener> listeners = new CopyOnWriteArrayList<>();
  private final Map<String, Kept> kept = new Recent<>(KEPT);

  public Tables(Storage storage, Shelf shelf) {
    this.storage = storage;
    this.shelf = shelf;
    this.histories = new Histories(storage);
  }

  public Shelf shelf() {
    return shelf;
  }

  public void listen(TableListener listener) {
    listeners.add(listener);
  }

  /** How many tables had to be read from their log because they were not in memory. */
  public long opened() {
    return opened.sum();
  }

  public int kept() {
    synchronized (kept) {
      return kept.size();
    }
  }

  /** Makes a table; it starts by itself if no seat is open. */
  public void create(NewTable made) {
    storage.create(made.head(), firstPage(made));
    if (made.head().visibility() == Visibility.UNLISTED) {
      storage.forgetUnlisted(made.head().createdAt().minus(PRACTICE_KEPT), FORGOTTEN_AT_ONCE);
    }
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
      news = catchUp(found);
      seen = look.apply(found.table);
    } finally {
      found.lock.unlock();
    }
    if (news) told(id, false);
    return seen;
  }

  /**
   * Looks at a table as far as this process has heard, without asking the database again: for who
   * is told of every change and looks again then.
   *
   * @throws Problem if there is none of that id
   */
  public <T> T glance(String id, Function<Table, T> look) {
    var found = find(id);
    found.lock.lock();
    try {
      if (found.doubtful) catchUp(found);
      return look.apply(found.table);
    } finally {
      found.lock.unlock();
    }
  }

  /**
   * Looks at a table together with the whole of its game.
   *
   * @throws Problem if there is no such table, or no game that can be told again
   */
  public <T> T lookBack(String id, BiFunction<Table, History<?, ?>, T> look) {
    return look(
        id,
        table ->
            look.apply(table, histories.of(table).orElseThrow(() -> Reason.NOT_BEGUN.problem())));
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
        catchUp(found);
        decision = decide.apply(found.table);
      } while (!decision.acts().isEmpty() && !written(found, decision));
    } finally {
      found.lock.unlock();
    }
    if (!decision.acts().isEmpty()) told(id, true);
    decision.next().ifPresent(next -> told(next.head().id(), true));
    return decision.answer();
  }

  /**
   * Applies the decision and writes it. While that is under way nobody can look at the table; as
   * long as it is not known to be written, nobody does before the table was opened anew.
   */
  private boolean written(Kept found, Decision<?> decision) {
    var table = found.table;
    found.doubtful = true;
    var entries = numbered(table.seq(), decision.acts());
    entries.forEach(entry -> table.apply(entry, previewOf(entry, decision)));
    var page = page(table, entries);
    var next = decision.next();
    boolean done =
        next.isPresent()
            ? storage.append(page, next.get().head(), firstPage(next.get()))
            : storage.append(page);
    found.doubtful = !done;
    return done;
  }

  private static Optional<Preview> previewOf(Entry entry, Decision<?> decision) {
    return entry.act() instanceof Act.Move ? decision.preview() : Optional.empty();
  }

  private Storage.Page firstPage(NewTable made) {
    var head = made.head();
    var table = new Table(head, shelf.get(head.game()), _ -> Optional.empty());
    var entries = numbered(0, made.acts());
    entries.forEach(table::apply);
    return page(table, entries);
  }

  private static Storage.Page page(Table table, List<Entry> entries) {
    var snapshot =
        entries.stream()
            .map(Entry::act)
            .flatMap(act -> act instanceof Act.OfGame ofGame ? Stream.of(ofGame) : Stream.empty())
            .findFirst()
            .flatMap(table::dueAfter);
    return new Storage.Page(table.head().id(), entries, snapshot, Summary.of(table));
  }

  private static List<Entry> numbered(int seq, List<Act> acts) {
    var now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    var entries = new ArrayList<Entry>();
    for (var act : acts) entries.add(new Entry(++seq, now, act));
    return entries;
  }

  /** Brings a table to where its log is; whether there was something new. */
  private boolean catchUp(Kept found) {
    if (found.doubtful) {
      found.table = opened(found.table.head().id());
      found.doubtful = false;
      return true;
    }
    if (!storage.isShared()) return false;
    var table = found.table;
    var news = storage.entriesAfter(table.head().id(), table.seq());
    news.forEach(table::apply);
    return !news.isEmpty();
  }

  private Kept find(String id) {
    synchronized (kept) {
      var found = kept.get(id);
      if (found != null) return found;
    }
    var fresh = new Kept(opened(id));
    synchronized (kept) {
      var other = kept.putIfAbsent(id, fresh);
      if (other != null) return other;
    }
    opened.increment();
    told(id, false);
    return fresh;
  }

  private Table opened(String id) {
    var head = storage.head(id).orElseThrow(() -> Reason.NO_SUCH_TABLE.problem());
    var game = shelf.find(head.game()).orElseThrow(() -> Reason.GAME_NOT_INSTALLED.problem());
    return new Opening(storage, head, game).table();
  }

  private void told(String id, boolean here) {
    for (var listener : listeners) listener.changed(id, here);
  }

  /** Another process has written. */
  public void changed(String id) {
    if (!isKept(id)) return;
    try {
      look(id, _ -> true);
    } catch (Problem _) {
      // What it wrote is for newer processes; whoever asks here is told so.
    }
  }

  /** Other processes may have written, whatever the table. */
  public void missed() {
    List<String> all;
    synchronized (kept) {
      all = List.copyOf(kept.keySet());
    }
    all.forEach(this::changed);
  }

  /** Writes the summaries that tables of earlier versions lack. */
  public void summariseOld() {
    var missing = storage.tablesWithoutSummary("", SUMMARISED_AT_ONCE);
    while (!missing.isEmpty()) {
      for (var id : missing) {
        try {
          storage.putSummary(id, look(id, Summary::of));
        } catch (Problem _) {
          // Its game is no longer installed; it is in no list.
        }
      }
      missing = storage.tablesWithoutSummary(missing.getLast(), SUMMARISED_AT_ONCE);
    }
  }

  private boolean isKept(String id) {
    synchronized (kept) {
      return kept.containsKey(id);
    }
  }
}
