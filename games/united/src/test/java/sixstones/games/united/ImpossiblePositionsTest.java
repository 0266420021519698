package sixstones.games.united;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** Positions that no game can reach are refused, and the reason is told. */
class ImpossiblePositionsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "team: {loki: {ko: yes, hand: [lk-01]}} | KO'd",
        "threats: {cgr-t1.1: {at: L0, filled: [1, 2, 3]}} | full",
        "threats: {cgr-t3: {at: L0, health: 0}} | cleared",
        "threats: {cgr-t1.1: {at: L0, health: 2}} | no Health",
        "locations: {L0: {doombot: 1}} | Doombots",
        "locations: {L0: {thug: 9}} | slots",
        "rick: L0 | Maestro",
        "team: {loki: {gear: [mjolnir]}} | another Hero",
        "team: {loki: {super: [sh-01]}} | Villain player",
        "story: [lk-01 covered 4] | symbols",
        "{completed: [rescue], missions: {rescue: 2}} | no tokens",
        "villain: {name: maestro, health: 0} | defeated",
        "heroes: [cosmic_ghost_rider, loki] | not both"
      })
  void isRefused(String given, String why) {
    var text = TreeReader.of(Yaml.read(given)).mapping();
    assertThatThrownBy(() -> new United().readPosition(text, new FastChance(1)))
        .isInstanceOf(TreeError.class)
        .hasMessageContaining(why);
  }
}
