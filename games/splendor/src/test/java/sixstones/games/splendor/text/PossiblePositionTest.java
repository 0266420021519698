package sixstones.games.splendor.text;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.games.splendor.Splendor;

class PossiblePositionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{supply: 9 mind}                                      | there are 4 mind, not 9",
        "{supply: 4 mind, seats: [{tokens: 1 mind}, {}]}       | there are 4 mind, not 5",
        "{seats: [{tokens: 5 mind}, {}]}                       | there are 4 mind, not 5",
        "{avengers: 0}                                         | S-AVENGERS-03",
        "{avengers: 0, seats: [{avengers: 3}, {avengers: 4}]}  | S-AVENGERS-03",
        "{avengers: none, seats: [{avengers: 3}, {}]}          | S-AVENGERS-02",
        "{seats: [{tokens: 4 mind 4 space 4 soul}, {}]}        | seat 0 holds 12 tokens",
        "{seats: [{}, {tokens: 4 mind 4 space 3 soul}]}        | S-LIMIT-02",
        "{step: return, seats: [{tokens: 4 mind}, {}]}         | S-LIMIT-06",
        "{step: pay Rocket, rows: {1: [Rocket]}}               | can't recruit Rocket"
      })
  void whatNoGameCanReachIsRefused(String text, String problem) {
    var given = (Tree.Mapping) Yaml.read(text);
    assertThatThrownBy(() -> new Splendor().readPosition(given, new FastChance(1)))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining(problem);
  }
}
