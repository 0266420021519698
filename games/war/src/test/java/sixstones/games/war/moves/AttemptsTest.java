package sixstones.games.war.moves;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.archive.yaml.Yaml;
import sixstones.engine.chance.FastChance;
import sixstones.engine.text.Tree;
import sixstones.games.war.War;
import sixstones.games.war.WarPosition;

/** What is meant by touching a thing: legal moves first, then those whose refusal will tell why. */
class AttemptsTest {

  private static final String TURN =
      """
      teams: [iron_man, thor]
      tiles: {'3,4': battlefield open, '3,3': battlefield open}
      tokens: {'3,3': [hulk]}
      pieces: {iron-man: {at: '3,3'}, spider-man: {at: '6,6'}}
      """;

  private static WarPosition read(String yaml) {
    return new War().readPosition((Tree.Mapping) Yaml.read(yaml), new FastChance(1));
  }

  private static String attempts(String position, String thing) {
    var moves = read(position).attempts(thing).stream();
    return String.join("; ", moves.map(move -> move.notation()).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tile:3,4 | move iron-man 3,4; move spider-man 3,4",
        "place:-1,4 | move iron-man -1,4; move spider-man -1,4",
        "token:hulk | pick up hulk with iron-man; pick up hulk with spider-man",
        "piece:thor | ability thor",
        "ability:thor | ability thor",
        "piece:thanos | ''",
        "piece:nobody | ''",
        "moon:3,4 | ''"
      })
  void inATurn(String thing, String meant) {
    assertThat(attempts(TURN, thing)).isEqualTo(meant);
  }

  @Test
  void underAQuestionOnlyItsAnswers() {
    var asked = TURN + "pending: [relocate iron-man]\n";
    assertThat(attempts(asked, "piece:thor")).isEmpty();
    assertThat(attempts(TURN + "pending: ['open 1']\n", "tile:5,5")).isEqualTo("open 5,5");
  }

  @Test
  void nothingAfterTheEnd() {
    assertThat(attempts(TURN + "ending: points\n", "tile:3,4")).isEmpty();
  }
}
