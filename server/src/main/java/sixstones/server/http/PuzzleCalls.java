package sixstones.server.http;

import io.javalin.http.Context;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.server.desk.TableDesk;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.PuzzlesState;
import sixstones.server.puzzles.PuzzleRoom;

/** The puzzles of a game, tables that ask one, and what is told of the answer on request. */
final class PuzzleCalls {

  private final PuzzleRoom room;
  private final TableDesk desk;
  private final Practice practice;

  PuzzleCalls(PuzzleRoom room, TableDesk desk, Practice practice) {
    this.room = room;
    this.desk = desk;
    this.practice = practice;
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
    var puzzle = puzzle(call);
    var asked = Calls.body(call, Asked.Sit.class);
    var task = room.task(puzzle);
    practice.begin(
        call,
        new Practice.Seating(puzzle.game(), task.seats(), task.seat().index()),
        asked.name(),
        asked.avatar(),
        (wish, visitor) -> desk.ask(puzzle, task, wish, visitor));
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
    return room.book(practice.game(call));
  }

  private Puzzle puzzle(Context call) {
    return book(call)
        .find(call.pathParam("puzzle"))
        .orElseThrow(() -> Reason.NO_SUCH_PUZZLE.problem());
  }
}
