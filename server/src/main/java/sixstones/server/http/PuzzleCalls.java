package sixstones.server.http;

import io.javalin.http.Context;
import java.util.List;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.server.desk.Personas;
import sixstones.server.problem.Reason;
import sixstones.server.protocol.Asked;
import sixstones.server.protocol.PuzzlesState;
import sixstones.server.puzzles.PuzzleRoom;
import sixstones.server.tables.Act;

/** The puzzles of a game, tables that ask one, and what is told of the answer on request. */
final class PuzzleCalls {

  private final PuzzleRoom room;
  private final Practice practice;

  PuzzleCalls(PuzzleRoom room, Practice practice) {
    this.room = room;
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
    var start = room.task(puzzle).start();
    practice.begin(
        call,
        start,
        start.chooser().index(),
        Personas.checked(asked.name(), asked.avatar()),
        List.of(new Act.Puzzle(puzzle.id())));
  }

  /** A first hint: where to look. */
  void clue(Context call) {
    Calls.answer(call, new PuzzlesState.Clue(room.task(puzzle(call)).things()));
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
