package sixstones.lab.puzzles;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import sixstones.archive.puzzle.Motif;
import sixstones.archive.puzzle.Puzzle;
import sixstones.bots.Bot;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;

/** Puzzles found in games of bots, as files. */
public final class Puzzles {

  private Puzzles() {}

  /**
   * @param most how many are kept of a motif
   */
  public record Plan(
      Bot bot, int seats, Options options, long games, long seed, int threads, int most) {}

  /** The puzzles of one motif, and how many of each difficulty. */
  public record Sheet(String text, String summary) {}

  /** A sheet for each motif that was met; the same for the same plan. */
  public static <P extends Position<P, M>, M extends Move> Map<String, Sheet> find(
      Game<P, M> game, List<Motif> motifs, Plan plan, LongConsumer progress) {
    var finds = new PuzzleHunt<>(game, motifs, plan).run(progress);
    var sheets = new TreeMap<String, Sheet>();
    finds.stream()
        .collect(Collectors.groupingBy(find -> find.motif().id()))
        .forEach((motif, all) -> sheets.put(motif, sheet(game, all)));
    return sheets;
  }

  private static Sheet sheet(Game<?, ?> game, List<Find> finds) {
    var text =
        finds.stream().map(find -> PuzzleText.of(game, find)).collect(Collectors.joining("---\n"));
    var summary = new StringBuilder();
    for (int difficulty = 1; difficulty <= Puzzle.HARDEST; difficulty++) {
      int level = difficulty;
      long count = finds.stream().filter(find -> find.difficulty() == level).count();
      summary.append(count).append(" of difficulty ").append(level).append(' ');
    }
    return new Sheet(text, summary.toString().strip());
  }
}
