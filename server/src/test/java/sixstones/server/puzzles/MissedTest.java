package sixstones.server.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.Shelf;
import sixstones.archive.puzzle.Goal;
import sixstones.archive.puzzle.Puzzle;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.archive.yaml.Laid;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

/** What is said of a move that misses an aim. */
final class MissedTest {

  private static final int TRIED = 4;

  /** A wrong move, and what is said of it. */
  private record Wrong(String puzzle, int seat, Goal goal, Missed missed, Missed elsewhere) {}

  @ParameterizedTest
  @ValueSource(strings = {"splendor", "gauntlet", "united", "war"})
  void everyWrongMoveIsToldWhatItLeavesOpenAndNothingHidden(String game) {
    var wrong = wrongMoves(game);
    assertThat(wrong)
        .isNotEmpty()
        .allSatisfy(
            one -> {
              assertThat(one.elsewhere()).as(one.puzzle()).isEqualTo(one.missed());
              assertThat(isTold(one.missed())).as(one.puzzle()).isTrue();
              assertThat(one.missed().answer().map(Missed.Answer::seat))
                  .isNotEqualTo(Optional.of(one.seat()));
            });
    assertThat(wrong)
        .filteredOn(one -> one.goal() instanceof Goal.Gain)
        .allSatisfy(
            one ->
                assertThat(one.missed().still())
                    .singleElement()
                    .matches(still -> still.value() < still.wanted().orElseThrow()));
    // Heroes who win together have no rival who chooses.
    assertThat(wrong.stream().anyMatch(one -> one.missed().answer().isPresent()))
        .isEqualTo(!game.equals("united"));
  }

  private static boolean isTold(Missed missed) {
    return missed.over() || missed.answer().isPresent() || !missed.still().isEmpty();
  }

  private static List<Wrong> wrongMoves(String game) {
    var found = new ArrayList<Wrong>();
    for (var puzzle : PuzzleBook.of(game).puzzles()) {
      if (puzzle.motif().goal() instanceof Goal.Best) continue;
      addTo(found, puzzle, Task.of(Shelf.installed().get(game), puzzle));
    }
    return found;
  }

  private static <P extends Position<P, M>, M extends Move> void addTo(
      List<Wrong> found, Puzzle puzzle, Task<P, M> task) {
    Laid<P, M> laid = task.start();
    var seat = laid.chooser();
    var moves =
        laid.begin().choice().orElseThrow().moves().stream()
            .filter(move -> !puzzle.best().contains(move.notation()))
            .toList();
    // Some of them, from the first to the last.
    for (int n = 0; n < moves.size(); n += 1 + moves.size() / TRIED) {
      var move = moves.get(n);
      var after = laid.begin().ahead(seat, move).position();
      var redealt = after.redeal(seat, new FastChance(7));
      var said = task.at(after).missed();
      if (said.isEmpty()) continue;
      found.add(
          new Wrong(
              puzzle.id(), seat.index(), puzzle.motif().goal(), said.get(), task.missed(redealt)));
    }
  }
}
