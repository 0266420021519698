package sixstones.games.gauntlet.text;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeError;
import sixstones.games.gauntlet.Gauntlet;

class PossiblePositionTest {

  private static final String FOUR_STONES =
      "front: [Mind Stone, Soul Stone, Space Stone, Time Stone]";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{life: {heroes: 0}} | G-END-02",
        "{life: {thanos: 0}} | G-END-01",
        "{seats: {0: {hand: [Power Stone, Reality Stone], STONES}}} | G-END-03",
        "{seats: {0: {hand: [Outrider, Thanos], not: [1]}}} | known not to hold",
        "{active: 1, seats: {1: {hand: [Hulk, Thor], not: [1]}}} | just drawn",
        "{thanos at least: 5, seats: {0: {hand: [Outrider, Soul Stone]}}} | known to hold",
        "{tie: [1, 0], seats: {0: {hand: [Outrider, Soul Stone]}, 1: {hand: [Hulk]}}} | the tie",
        "{steps: [lose card 4], seats: {0: {hand: [Outrider, Soul Stone]}}} | G-HERO-1-02",
        "{players: 3, seats: {3: {hand: [Hulk]}}} | no such seat",
        "{decks: {heroes: [Hulk]}} | there is no field",
        "{defeated: [Hulk]} | lies in front",
        "{stones: sometimes} | at-once or thanos-turn",
        "{steps: [guess all 3]} | says too much",
        "{steps: [return card with care]} | nobody knows what"
      })
  void whatContradictsItselfIsRefused(String text, String problem) {
    var given = (Tree.Mapping) Yaml.read(text.replace("STONES", FOUR_STONES));
    assertThatThrownBy(() -> new Gauntlet().readPosition(given, new FastChance(1)))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining(problem);
  }
}
