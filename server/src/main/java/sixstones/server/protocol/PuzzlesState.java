package sixstones.server.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import sixstones.archive.puzzle.Motif;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.engine.phrase.Phrase;
import sixstones.server.puzzles.Task;
import sixstones.server.puzzles.Why;

/** The puzzles of a game; their answers are not among it. */
public record PuzzlesState(List<MotifState> motifs, List<Listed> puzzles) {

  /** A motif; sentences come in every language. */
  public record MotifState(
      String id,
      Map<String, String> title,
      Map<String, String> question,
      Map<String, String> tip,
      Map<String, String> why) {
    static MotifState of(Motif motif) {
      return new MotifState(
          motif.id(),
          motif.title().in(),
          motif.question().in(),
          motif.tip().in(),
          motif.why().in());
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
  public record Solution(List<Line> line, WhyState why) {

    /** A move in words. */
    public record Line(int seat, String move, Phrase label) {}

    public static Solution of(Task<?, ?> task) {
      return new Solution(
          task.line().stream().map(one -> new Line(one.seat(), one.move(), one.label())).toList(),
          WhyState.of(task.why()));
    }
  }

  /**
   * Why the answer is best.
   *
   * @param reason what it is good for, if that is plain
   * @param brings what comes of it for certain
   * @param changes what it makes more or less
   * @param right how many of the moves answer the question
   * @param best how many of 100 games it wins; none where it is forced
   */
  public record WhyState(
      @Nullable Phrase reason,
      List<Phrase> brings,
      List<ChangeState> changes,
      int moves,
      int right,
      @Nullable Integer best,
      @Nullable RivalState rival) {

    /**
     * Something that is counted, before and after.
     *
     * @param chance in how many of 100 cases it happens
     */
    public record ChangeState(Phrase of, int from, int to, int chance) {}

    /** The best of the other moves. */
    public record RivalState(Phrase label, int leads) {}

    static WhyState of(Why why) {
      return new WhyState(
          why.reason().orElse(null),
          why.brings(),
          why.changes().stream()
              .map(one -> new ChangeState(one.of(), one.from(), one.to(), one.chance()))
              .toList(),
          why.moves(),
          why.right(),
          why.best().orElse(null),
          why.rival().map(one -> new RivalState(one.label(), one.leads())).orElse(null));
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
