package sixstones.server.tables;

import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.server.memory.Recent;
import sixstones.server.play.History;
import sixstones.server.storage.Storage;

/** The games that somebody looks back at. Each is guarded by its table's lock. */
final class Histories {

  private static final Logger LOG = LoggerFactory.getLogger(Histories.class);
  private static final int KEPT = 40;

  private final Storage storage;
  private final Map<String, History<?, ?>> kept = new Recent<>(KEPT);

  Histories(Storage storage) {
    this.storage = storage;
  }

  /** The whole game of a table up to now; none before it has begun. */
  Optional<History<?, ?>> of(Table table) {
    var id = table.head().id();
    @Nullable History<?, ?> history;
    synchronized (kept) {
      history = kept.get(id);
    }
    for (var entry : storage.entriesAfter(id, history == null ? 0 : history.seq())) {
      try {
        history = next(table, history, entry);
      } catch (RuntimeException e) {
        // What does not replay under the present rules is not shown; the table says so.
        LOG.warn("table {} can't be told again ({})", id, e.getClass().getSimpleName());
        return Optional.empty();
      }
    }
    if (history == null) return Optional.empty();
    synchronized (kept) {
      kept.put(id, history);
    }
    return Optional.of(history);
  }

  private @Nullable History<?, ?> next(Table table, @Nullable History<?, ?> history, Entry entry) {
    if (entry.act() instanceof Act.Start) {
      return History.begin(table.game(), table.head(), entry);
    }
    if (entry.act() instanceof Act.Branch branch) {
      return History.branched(table.game(), table.head(), branch, entry);
    }
    if (entry.act() instanceof Act.Thaw thaw && thaw.snapshot() != 0) {
      var snapshot = storage.snapshotUpTo(table.head().id(), thaw.snapshot()).orElseThrow();
      var standIns = history == null ? new StandIns() : history.standIns();
      return History.from(table.game(), table.head(), snapshot, entry, standIns);
    }
    if (history != null) history.apply(entry);
    return history;
  }
}
