package sixstones.server.http;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import sixstones.archive.Shelf;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.engine.Options;
import sixstones.server.desk.Levels;
import sixstones.server.desk.Names;
import sixstones.server.desk.TableDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Answers;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.PuzzlesState;
import sixstones.server.puzzles.PuzzleRoom;
import sixstones.server.puzzles.Task;
import sixstones.server.tables.Visibility;
import sixstones.server.visitors.RateLimit;
import sixstones.server.visitors.Visitors;

/** The puzzles of a game, tables that ask one, and what is told of the answer on request. */
final class PuzzleCalls {

  private static final int CREATED = 201;

  private final PuzzleRoom room;
  private final Shelf shelf;
  private final TableDesk desk;
  private final Levels levels;
  private final Visitors visitors;
  private final RateLimit limit;

  PuzzleCalls(
      PuzzleRoom room,
      Shelf shelf,
      TableDesk desk,
      Levels levels,
      Visitors visitors,
      RateLimit limit) {
    this.room = room;
    this.shelf = shelf;
    this.desk = desk;
    this.levels = levels;
    this.visitors = visitors;
    this.limit = limit;
  }

  void list(Context call) {
    Calls.answer(call, PuzzlesState.of(book(call)));
  }

  void today(Context call) {
    var day = room.today();
    var puzzle = book(call).of(day).orElseThrow(() -> Reason.NO_SUCH_PUZZLE.problem());
    Calls.answer(call, PuzzlesState.Daily.of(day.toString(), puzzle));
  }

  /** A table of the visitor's own that asks a puzzle. */
  void begin(Context call) {
    var visitor = visitors.of(call);
    var puzzle = puzzle(call);
    var me = new TableDesk.Wanted.Me(Names.checked(Calls.body(call, Asked.Sit.class).name()));
    limit.count(call.ip());
    var task = room.task(puzzle);
    var table = desk.ask(puzzle, task, wish(puzzle, task, me), visitor);
    call.status(CREATED);
    Calls.answer(call, new Answers.TableMade(table));
  }

  /** A first hint: where to look. */
  void clue(Context call) {
    var things = room.task(puzzle(call)).things();
    Calls.answer(call, new PuzzlesState.Clue(things.stream().limit(1).toList()));
  }

  void solution(Context call) {
    Calls.answer(call, PuzzlesState.Solution.of(room.task(puzzle(call))));
  }

  private PuzzleBook book(Context call) {
    var id = call.pathParam("game");
    if (shelf.find(id).isEmpty()) throw Reason.NO_SUCH_GAME.problem();
    return room.book(id);
  }

  private Puzzle puzzle(Context call) {
    return book(call)
        .find(call.pathParam("puzzle"))
        .orElseThrow(() -> Reason.NO_SUCH_PUZZLE.problem());
  }

  private TableDesk.Wish wish(Puzzle puzzle, Task<?, ?> task, TableDesk.Wanted me) {
    List<TableDesk.Wanted> seats = new ArrayList<>();
    for (int seat = 0; seat < task.seats(); seat++) {
      seats.add(
          seat == task.seat().index() ? me : new TableDesk.Wanted.Bot(levels.ids().getFirst()));
    }
    return new TableDesk.Wish(
        puzzle.game(), Options.STANDARD, seats, Visibility.UNLISTED, true, false);
  }
}
