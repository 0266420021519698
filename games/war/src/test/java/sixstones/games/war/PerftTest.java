package sixstones.games.war;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.match.Perft;
import sixstones.engine.text.TreeReader;

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
    assertThat(Perft.count(position, fixed.at("depth").number()))
        .isEqualTo(fixed.at("golden").longNumber());
  }
}
