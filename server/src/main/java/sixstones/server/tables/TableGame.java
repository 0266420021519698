package sixstones.server.tables;

import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sixstones.engine.Game;
import sixstones.server.play.Play;
import sixstones.server.play.Preview;
import sixstones.server.play.Viewers;

/**
 * The game of a table as the log tells it: begun by a deal or at a moment of another game, gone on
 * with from a snapshot, and stopped where the log leads elsewhere than it did.
 */
final class TableGame {

  private static final Logger LOG = LoggerFactory.getLogger(TableGame.class);
  private static final int SNAPSHOT_EVERY = 16;

  private final TableHead made;
  private final Game<?, ?> game;
  private final IntFunction<Optional<Snapshot>> snapshots;
  private Optional<Play<?, ?>> play = Optional.empty();
  private int rules;
  private boolean begun;
  private boolean isBranch;
  private boolean whole = true;
  private boolean differs;

  /**
   * @param made what the table was made with
   * @param snapshots the last snapshot up to an entry
   */
  TableGame(TableHead made, Game<?, ?> game, IntFunction<Optional<Snapshot>> snapshots) {
    this.made = made;
    this.game = game;
    this.snapshots = snapshots;
    rules = game.info().rulesVersion();
  }

  /** None before the start, or if no snapshot of a frozen table can be read. */
  Optional<Play<?, ?>> play() {
    return play;
  }

  int rules() {
    return rules;
  }

  boolean hasBegun() {
    return begun;
  }

  boolean isBranch() {
    return isBranch;
  }

  boolean differs() {
    return differs;
  }

  boolean replaysFromDeal() {
    return whole && !isBranch && !differs;
  }

  boolean hasOtherRules() {
    return rules != game.info().rulesVersion();
  }

  void resume(Play<?, ?> from) {
    play = Optional.of(from);
  }

  /** What an entry before the snapshot that is gone on from still means. */
  void recall(Act.OfGame act) {
    switch (act) {
      case Act.Start start -> begin(start.rules());
      case Act.Branch branch -> beginAt(branch);
      case Act.Thaw thaw -> {
        rules = thaw.rules();
        if (thaw.snapshot() != 0) whole = false;
      }
      case Act.Move _, Act.Undo _ -> {}
    }
  }

  /**
   * Goes on by an entry.
   *
   * @param head what people have picked and added since the table was made, too
   * @param standIn whether a bot moves in a person's place
   * @param preview what a move that is just being written leads to
   * @return who must not learn of the entry
   */
  Viewers apply(
      Act.OfGame act, Entry entry, TableHead head, boolean standIn, Optional<Preview> preview) {
    return switch (act) {
      case Act.Start start -> {
        begin(start.rules());
        yield replay(entry, head, () -> deal(head, entry));
      }
      case Act.Branch branch -> {
        beginAt(branch);
        yield replay(entry, head, () -> branch(branch, entry));
      }
      case Act.Move move -> replay(entry, head, () -> move(move, entry, standIn, preview));
      case Act.Undo undo -> replay(entry, head, () -> undo(undo, entry));
      case Act.Thaw thaw -> thaw(thaw, head);
    };
  }

  private void begin(int underRules) {
    begun = true;
    rules = underRules;
  }

  private void beginAt(Act.Branch branch) {
    begin(branch.rules());
    isBranch = true;
  }

  private Viewers deal(TableHead head, Entry entry) {
    play = Optional.of(Play.begin(game, head, entry.at(), entry.number()));
    return Viewers.NOBODY;
  }

  private Viewers branch(Act.Branch branch, Entry entry) {
    play = Optional.of(Play.branch(game, made, branch, entry.at(), entry.number()));
    return Viewers.NOBODY;
  }

  private Viewers move(Act.Move move, Entry entry, boolean standIn, Optional<Preview> preview) {
    var secrecy =
        preview.isPresent()
            ? preview.get().adopt(entry.at(), entry.number(), standIn)
            : started().move(move, entry.at(), entry.number(), standIn);
    return secrecy.unseenBy();
  }

  private Viewers undo(Act.Undo undo, Entry entry) {
    started().undo(undo.seat(), undo.moves(), entry.at(), entry.number());
    return Viewers.NOBODY;
  }

  private Viewers replay(Entry entry, TableHead head, Supplier<Viewers> told) {
    if (differs) return Viewers.NOBODY;
    try {
      return told.get();
    } catch (RuntimeException e) {
      // Whatever a game's code does to an old log must not keep the table from being shown.
      LOG.warn(
          "table {} is frozen: entry {} does not replay ({})",
          made.id(),
          entry.number(),
          e.getClass().getSimpleName());
      differs = true;
      play = snapshots.apply(Integer.MAX_VALUE).flatMap(snapshot -> read(snapshot, head));
      return Viewers.NOBODY;
    }
  }

  private Viewers thaw(Act.Thaw thaw, TableHead head) {
    rules = thaw.rules();
    if (thaw.snapshot() != 0) {
      whole = false;
      play = snapshots.apply(thaw.snapshot()).flatMap(snapshot -> read(snapshot, head));
      differs = play.isEmpty();
    }
    return Viewers.NOBODY;
  }

  Optional<Play<?, ?>> read(Snapshot snapshot, TableHead head) {
    try {
      return Optional.of(Play.from(game, head.dealtFrom(), snapshot));
    } catch (RuntimeException e) {
      LOG.warn(
          "table {}: its snapshot can't be read ({})", made.id(), e.getClass().getSimpleName());
      return Optional.empty();
    }
  }

  /** Whether a snapshot is to be kept after this act. */
  boolean isSnapshotDue(Act.OfGame act) {
    return switch (act) {
      case Act.Start _, Act.Branch _ -> true;
      case Act.Move _ -> started().steps() % SNAPSHOT_EVERY == 0;
      case Act.Undo _, Act.Thaw _ -> false;
    };
  }

  private Play<?, ?> started() {
    return play.orElseThrow(() -> new IllegalStateException("a move before the start"));
  }
}
