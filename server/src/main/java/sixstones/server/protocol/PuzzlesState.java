package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import sixstones.archive.puzzle.Motif;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.engine.phrase.Phrase;
import sixstones.server.puzzles.Task;

/** The puzzles of a game; their answers are not among it. */
public record PuzzlesState(List<MotifState> motifs, List<Listed> puzzles) {

  /** A motif; sentences come in every language. */
  public record MotifState(
      String id, Map<String, String> title, Map<String, String> question, Map<String, String> tip) {
    static MotifState of(Motif motif) {
      return new MotifState(
          motif.id(), motif.title().in(), motif.question().in(), motif.tip().in());
    }
  }

  public record Listed(String id, String motif, int difficulty) {
    static Listed of(Puzzle puzzle) {
      return new Listed(puzzle.id(), puzzle.motif().id(), puzzle.difficulty());
    }
  }

  /** The puzzle of a day, by the calendar of Greenwich. */
  public record Daily(String date, Listed puzzle) {
    public static Daily of(String date, Puzzle puzzle) {
      return new Daily(date, Listed.of(puzzle));
    }
  }

  /** Which things the answer touches. */
  public record Clue(List<String> things) {}

  /**
   * @param line the answer, and how the game may go on
   */
  public record Solution(List<Line> line) {

    /** A move in words. */
    public record Line(int seat, String move, Phrase label) {}

    public static Solution of(Task<?, ?> task) {
      return new Solution(
          task.line().stream().map(one -> new Line(one.seat(), one.move(), one.label())).toList());
    }
  }

  public static PuzzlesState of(PuzzleBook book) {
    return new PuzzlesState(
        book.motifs().stream()
            .filter(motif -> book.puzzles().stream().anyMatch(one -> one.motif().equals(motif)))
            .map(MotifState::of)
            .toList(),
        book.puzzles().stream().map(Listed::of).toList());
  }
}
