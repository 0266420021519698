package sixstones.games.loveletter.text;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.games.loveletter.LoveLetter;

class PossiblePositionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{seats: {0: {hand: [King, King]}}} | no more cards king",
        "{seats: {0: {hand: [Guard]}}} | L-INV-02",
        "{seats: {1: {hand: [Guard, Spy]}}} | L-INV-02",
        "{seats: {0: {out: yes}}} | L-OUT-02",
        "{players: 2, seats: {1: {out: yes}}} | L-END-01",
        "{seats: {1: {hand: [Guard], not: [Guard]}}} | known not to hold",
        "{seats: {1: {hand: [Guard]}, 2: {hand: [Spy], same as: [1]}}} | don't hold the same",
        "{step: name card 0, seats: {0: {hand: [Spy]}}} | can't have chosen",
        "{step: pick seat spy} | meets nobody",
        "{step: dance} | there is no step",
        "{players: 3, seats: {3: {tokens: 1}}} | no such seat",
        "{front: [guard]} | a seat and a card",
        "{left: 1, deck seen by: {3: [0]}} | not that deep",
        "{colour: red} | there is no field"
      })
  void whatContradictsItselfIsRefused(String text, String problem) {
    var given = (Tree.Mapping) Yaml.read(text);
    assertThatThrownBy(() -> new LoveLetter().readPosition(given, new FastChance(1)))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining(problem);
  }
}
