package sixstones.lab.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.Shelf;
import sixstones.archive.example.Example;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioRun;
import sixstones.bots.Bots;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.text.TreeError;

/** The puzzles that are packed are right, and more are found as these were. */
final class PuzzlesTest {

  private static final int FEWEST = 20;

  static Stream<Puzzle> shipped() {
    return Shelf.installed().games().stream()
        .flatMap(game -> PuzzleBook.of(game.info().id()).puzzles().stream());
  }

  static Stream<Example> examples() {
    return Shelf.installed().games().stream()
        .flatMap(game -> Example.of(game.info().id()).stream());
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void theAnswerIsStillTheBestMove(Puzzle puzzle) {
    var game = Shelf.installed().get(puzzle.game());
    assertThat(Check.of(game, puzzle)).as(puzzle.id()).isEmpty();
    assertThat(puzzle.best()).as(puzzle.id()).contains(puzzle.line().getFirst());
    ScenarioRun.run(game, puzzle.scenario());
  }

  @ParameterizedTest
  @ValueSource(strings = {"splendor", "gauntlet", "war", "united"})
  void thereAreEnoughAndNoneTwice(String game) {
    var puzzles = PuzzleBook.of(game).puzzles();
    assertThat(puzzles).hasSizeGreaterThanOrEqualTo(FEWEST);
    assertThat(puzzles).extracting(Puzzle::id).doesNotHaveDuplicates();
    assertThat(puzzles).extracting(Puzzle::given).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void anExampleOfABookHolds(Example example) {
    ScenarioRun.run(Shelf.installed().get(example.scenario().game()), example.scenario());
  }

  @Test
  void theDaysGoThroughAllPuzzles() {
    var book = PuzzleBook.of("gauntlet");
    var met = new HashSet<Puzzle>();
    var day = LocalDate.of(2026, 1, 1);
    for (int i = 0; i < book.puzzles().size(); i++) book.of(day.plusDays(i)).ifPresent(met::add);
    assertThat(met).hasSameSizeAs(book.puzzles());
  }

  @Test
  void theSameGamesGiveTheSamePuzzles() {
    var found = find(Shelf.installed().get("gauntlet"), 2);
    assertThat(found).isNotEmpty().isEqualTo(find(Shelf.installed().get("gauntlet"), 1));
    for (var puzzle : Scenario.readAll(found)) {
      ScenarioRun.run(Shelf.installed().get("gauntlet"), puzzle);
    }
  }

  private static <P extends Position<P, M>, M extends Move> String find(
      Game<P, M> game, int threads) {
    var plan = new Puzzles.Plan(Bots.get("greedy"), 2, Options.STANDARD, 2, 5, threads, 3);
    var sheets = Puzzles.find(game, PuzzleBook.motifs("gauntlet"), plan, _ -> {});
    return String.join("---\n", sheets.values().stream().map(Puzzles.Sheet::text).toList());
  }

  @Test
  void aPuzzleWithoutItsMotifIsNone() {
    var scenario =
        """
        scenario: Which value do you name?
        game: gauntlet
        puzzle: {id: a, motif: none, difficulty: 1, best: [name 1]}
        when: [name 1]
        then: {over: no}
        """;
    assertThatThrownBy(() -> PuzzleBook.read(List.of(), scenario))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining("there is no such motif");
  }
}
