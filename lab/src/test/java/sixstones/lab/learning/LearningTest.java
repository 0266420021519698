package sixstones.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.archive.Shelf;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;

class LearningTest {

  private static final double SCALE = 1000;

  @TempDir Path folder;

  /** Games whose first feature weighs 1 early and 3 late, and whose second weighs nothing. */
  private static List<Lesson> made(int count) {
    var chance = new FastChance(3);
    var lessons = new ArrayList<Lesson>();
    for (int game = 0; game < count; game++) {
      double stage = chance.below(1000) / SCALE;
      var features =
          new double[][] {
            {chance.below(1000) / SCALE, chance.below(1000) / SCALE},
            {chance.below(1000) / SCALE, chance.below(1000) / SCALE}
          };
      double lead = (1 + 2 * stage) * (features[0][0] - features[1][0]);
      boolean won = chance.below(1000) / SCALE < 1 / (1 + Math.exp(-lead));
      lessons.add(
          new Lesson(game, stage, won ? new double[] {1, 0} : new double[] {0, 1}, features));
    }
    return lessons;
  }

  @Test
  void weightsAreFoundAgain() {
    var weights = Fit.of(made(40_000));
    assertThat(weights[0]).isCloseTo(1, within(0.2));
    assertThat(weights[1]).isCloseTo(0, within(0.2));
    assertThat(weights[2]).isCloseTo(3, within(0.3));
    assertThat(weights[3]).isCloseTo(0, within(0.2));
  }

  @Test
  void whatIsSaidComesTrue() {
    var weights = Fit.of(made(20_000));
    var seen = Reliability.of(made(20_000), lesson -> Fit.chances(weights, lesson));
    assertThat(seen.error()).isLessThan(0.02);
    assertThat(seen.logLoss()).isLessThan(Math.log(2));
  }

  @Test
  void aLessonIsReadAsItWasWritten() {
    var lesson = made(1).getFirst();
    assertThat(Lesson.read(lesson.line()).line()).isEqualTo(lesson.line());
  }

  @ParameterizedTest
  @ValueSource(strings = {"splendor", "war", "united"})
  void selfplayTeachesWeightsThatTheGameCanRead(String id) throws IOException {
    var csv = train(Shelf.installed().get(id));
    assertThat(csv).startsWith("feature,early,late\n");
    assertThat(csv).isEqualTo(train(Shelf.installed().get(id)));
  }

  private <P extends Position<P, M>, M extends Move> String train(Game<P, M> game)
      throws IOException {
    var file = folder.resolve("lessons");
    var plan = new SelfPlay.Plan(List.of("random"), 2, Options.STANDARD, 6, 1, 1);
    SelfPlay.run(game, plan, file, _ -> {});
    assertThat(Files.size(file)).isPositive();
    var names = game.judgement().scales().orElseThrow().features().names();
    return Training.of(List.of(file), names).csv();
  }
}
