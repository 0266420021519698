package sixstones.server.puzzles;

import java.time.Clock;
import java.time.LocalDate;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import sixstones.archive.Shelf;
import sixstones.archive.puzzle.Goal;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.server.lessons.Cue;
import sixstones.server.memory.Recent;
import sixstones.server.play.Play;
import sixstones.server.tables.Table;

/**
 * The puzzles there are, and how a table stands that asks one. The position alone tells, as in a
 * lesson.
 */
public final class PuzzleRoom {

  private static final int VERDICTS = 2_000;

  private final Shelf shelf;
  private final Clock clock;
  private final Map<String, PuzzleBook> books = new ConcurrentHashMap<>();
  private final Map<Puzzle, Task<?, ?>> tasks = new ConcurrentHashMap<>();
  private final Map<Where, Verdict> verdicts = new Recent<>(VERDICTS);

  /** A position of a puzzle. */
  private record Where(Puzzle puzzle, long fingerprint) {}

  public PuzzleRoom(Shelf shelf, Clock clock) {
    this.shelf = shelf;
    this.clock = clock;
  }

  /** The puzzles of a game that is on the shelf. */
  public PuzzleBook book(String game) {
    return books.computeIfAbsent(game, PuzzleBook::of);
  }

  /** A day begins everywhere at once. */
  public LocalDate today() {
    return LocalDate.now(clock);
  }

  public Task<?, ?> task(Puzzle puzzle) {
    return tasks.computeIfAbsent(puzzle, one -> Task.of(shelf.get(one.game()), one));
  }

  /** The puzzle that a table asks. */
  public Optional<Puzzle> puzzle(Table table) {
    return table.puzzle().flatMap(act -> book(table.head().game()).find(act.id()));
  }

  /** How the table's puzzle stands; none where none is asked. */
  public Optional<Verdict> verdict(Table table) {
    return puzzle(table)
        .flatMap(puzzle -> table.play().map(play -> position(play)).map(at -> verdict(puzzle, at)));
  }

  private Verdict verdict(Puzzle puzzle, Position<?, ?> position) {
    var where = new Where(puzzle, position.fingerprint());
    synchronized (verdicts) {
      var known = verdicts.get(where);
      if (known != null) return known;
    }
    var verdict = task(puzzle).at(position);
    synchronized (verdicts) {
      verdicts.put(where, verdict);
    }
    return verdict;
  }

  /** What the other seats do: the moves of the line, or what they think of while it is open. */
  public Optional<Cue> cue(Table table) {
    var puzzle = puzzle(table);
    if (puzzle.isEmpty() || table.play().isEmpty()) return Optional.empty();
    var position = position(table.play().get());
    var next = task(puzzle.get()).next(position.fingerprint());
    if (next.isPresent()) return next.map(Cue.Moves::new);
    boolean open = verdict(puzzle.get(), position).status() == Status.OPEN;
    boolean forced = !(puzzle.get().motif().goal() instanceof Goal.Best);
    return Optional.of(open && forced ? new Cue.Free() : new Cue.Waits());
  }

  /** To be looked at. */
  private static Position<?, ?> position(Play<?, ?> play) {
    return play.lookedAt(
        new Play.Look<Position<?, ?>>() {
          @Override
          public <P extends Position<P, M>, M extends Move> Position<?, ?> at(
              Game<P, M> game, P position) {
            return position;
          }
        });
  }
}
