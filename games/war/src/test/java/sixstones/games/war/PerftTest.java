package sixstones.games.war;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.MoveList;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.moves.WarMove;

/** Golden numbers: how many sequences of moves a fixed position allows. */
class PerftTest {

  @TestFactory
  Stream<DynamicTest> theNumberOfSequencesIsGolden() throws IOException {
    return positions().map(fixed -> DynamicTest.dynamicTest(name(fixed), () -> count(fixed)));
  }

  private static Stream<TreeReader> positions() throws IOException {
    try (var in = requireNonNull(PerftTest.class.getResourceAsStream("/perft.yaml"))) {
      var text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return TreeReader.of(Yaml.read(text)).items().stream();
    }
  }

  private static String name(TreeReader fixed) {
    return fixed.allow("name", "depth", "golden", "given").at("name").text();
  }

  private static void count(TreeReader fixed) {
    var position = new War().readPosition(fixed.at("given").mapping(), new FastChance(1));
    assertThat(sequences(position, fixed.at("depth").number()))
        .isEqualTo(fixed.at("golden").longNumber());
  }

  private static long sequences(WarPosition position, int depth) {
    if (depth == 0 || position.isOver()) return 1;
    var moves = new MoveList<WarMove>();
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
