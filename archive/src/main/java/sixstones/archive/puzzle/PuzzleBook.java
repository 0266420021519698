package sixstones.archive.puzzle;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.text.Packed;
import sixstones.engine.text.TreeReader;

/**
 * The puzzles that are packed with a game: a list of motifs, and a file of scenarios for each.
 *
 * @param puzzles by motif, the easiest first
 */
public record PuzzleBook(List<Motif> motifs, List<Puzzle> puzzles) {

  /** Prime, so that whatever the number of puzzles the days go through all of them. */
  private static final int STRIDE = 7919;

  public PuzzleBook {
    motifs = List.copyOf(motifs);
    puzzles = List.copyOf(puzzles);
  }

  /** The puzzles of a game; it may have none. */
  public static PuzzleBook of(String game) {
    var motifs = motifs(game);
    var puzzles = new ArrayList<Puzzle>();
    for (var motif : motifs) {
      text(game, motif.id() + ".yaml").ifPresent(text -> puzzles.addAll(read(motifs, text)));
    }
    return new PuzzleBook(motifs, puzzles);
  }

  /**
   * The puzzles of a file.
   *
   * @throws sixstones.engine.text.TreeError if it makes no sense
   */
  public static List<Puzzle> read(List<Motif> motifs, String text) {
    return Scenario.readAll(text).stream().map(one -> Puzzle.read(one, motifs)).toList();
  }

  /** What is looked for in the games of bots. */
  public static List<Motif> motifs(String game) {
    return text(game, "motifs.yaml").stream()
        .flatMap(text -> TreeReader.of(Yaml.read(text)).items().stream())
        .map(Motif::read)
        .toList();
  }

  public Optional<Puzzle> find(String id) {
    return puzzles.stream().filter(puzzle -> puzzle.id().equals(id)).findAny();
  }

  /** The same for everybody; none comes again before all have come. */
  public Optional<Puzzle> of(LocalDate day) {
    if (puzzles.isEmpty()) return Optional.empty();
    return Optional.of(puzzles.get(Math.floorMod(day.toEpochDay() * STRIDE, puzzles.size())));
  }

  private static Optional<String> text(String game, String name) {
    return Packed.find(PuzzleBook.class, "/sixstones/" + game + "/puzzles/" + name);
  }
}
