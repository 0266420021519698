package sixstones.server.tables;

import java.util.List;
import java.util.Optional;
import sixstones.engine.Game;
import sixstones.server.storage.Storage;

/**
 * Opens a table from its log: from one of the last snapshots and what came after it, or from the
 * deal where that won't do.
 */
final class Opening {

  /** The newest one is passed over, so that there is something to take back. */
  private static final int PASSED_OVER = 1;

  private static final int TRIED = 4;

  private final Storage storage;
  private final TableHead head;
  private final Game<?, ?> game;

  Opening(Storage storage, TableHead head, Game<?, ?> game) {
    this.storage = storage;
    this.head = head;
    this.game = game;
  }

  Table table() {
    return storage.snapshotNumbers(head.id(), TRIED).stream()
        .skip(PASSED_OVER)
        .map(this::resumed)
        .flatMap(Optional::stream)
        // A text may have forgotten something that matters later; the deal forgets nothing.
        .filter(table -> !table.differs())
        .findFirst()
        .orElseGet(this::replayed);
  }

  private Table blank() {
    return new Table(head, game, number -> storage.snapshotUpTo(head.id(), number));
  }

  private Table replayed() {
    var table = blank();
    storage.entriesAfter(head.id(), 0).forEach(table::apply);
    return table;
  }

  private Optional<Table> resumed(int number) {
    var table = blank();
    var entries = storage.entriesToResumeAt(head.id(), number);
    var after = entries.stream().filter(entry -> entry.number() > number).toList();
    if (reachesBack(after)) return Optional.empty();
    // What people have added to the deal belongs to the chance that a snapshot goes on with.
    entries.stream().filter(entry -> entry.number() <= number).forEach(table::recall);
    var snapshot = storage.snapshotUpTo(head.id(), number);
    var play = snapshot.flatMap(table::read);
    var made = entries.stream().filter(entry -> entry.number() == number).findFirst();
    // A snapshot that is read otherwise than it was written is of no use.
    boolean fits =
        play.isPresent()
            && made.isPresent()
            && (!(made.get().act() instanceof Act.Move move) || play.get().has(move.fingerprint()));
    if (!fits) return Optional.empty();
    table.resume(play.get(), snapshot.get());
    after.forEach(table::apply);
    return Optional.of(table);
  }

  /** Whether something is taken back, or gone back to, from before these entries. */
  private static boolean reachesBack(List<Entry> entries) {
    int moves = 0;
    for (var entry : entries) {
      switch (entry.act()) {
        case Act.Move _ -> moves++;
        case Act.Undo undo -> moves -= undo.moves();
        case Act.Start _, Act.Branch _, Act.Thaw _, Act.OfTable _ -> {}
      }
      if (moves < 0) return true;
    }
    return false;
  }
}
