package sixstones.games.united;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.MoveList;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.moves.UnitedMove;

/** Golden numbers: how many sequences of moves a position allows. */
class PerftTest {

  private static final Path POSITIONS = Path.of("src/test/resources/perft.yaml");

  @TestFactory
  Stream<DynamicTest> theNumberOfSequencesIsGolden() throws IOException {
    return Yaml.readAll(Files.readString(POSITIONS)).stream()
        .map(TreeReader::of)
        .map(at -> DynamicTest.dynamicTest(at.at("perft").text(), () -> count(at)));
  }

  private static void count(TreeReader at) {
    var chance = FastChance.of(at.at("seed").number(), at.at("seats").number());
    var position = new United().readPosition(at.at("position").mapping(), chance);
    assertThat(sequences(position, at.at("depth").number()))
        .isEqualTo(at.at("sequences").longNumber());
  }

  private static long sequences(UnitedPosition position, int depth) {
    if (depth == 0 || position.isOver()) return 1;
    var moves = new MoveList<UnitedMove>();
    position.moves(moves);
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      var next = position.copy();
      next.apply(moves.get(i), Events.OFF);
      count += sequences(next, depth - 1);
    }
    return count;
  }
}
