package sixstones.games.splendor;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.scenario.Scenario;
import sixstones.archive.scenario.ScenarioRun;

/** Stones may be expected by colour or letter; that must not make an expectation blind. */
class ExpectedStonesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{supply: {yellow: 4}}                | supply.mind should be 4 but is 3",
        "{seats: {0: {tokens: {blue: 2}}}}    | space should be 2 but is 1",
        "{seats: {0: {tokens: {red: 1}}}}     | should be 1",
        "{supply: {yelow: 0}}                 | there is no stone \"yelow\"",
        "{seats: {1: {tokens: {blu: 0}}}}     | there is no stone \"blu\""
      })
  void aWrongExpectationFails(String position, String problem) {
    var text =
        "scenario: x\ngame: splendor\ngiven: {players: 2}\nwhen: [take mind space soul]\n"
            + "then: {position: %s}".formatted(position);
    var scenario = Scenario.readAll(text).getFirst();
    assertThatThrownBy(() -> ScenarioRun.run(new Splendor(), scenario))
        .hasMessageContaining(problem);
  }
}
