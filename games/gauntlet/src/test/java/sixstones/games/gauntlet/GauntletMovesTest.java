package sixstones.games.gauntlet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.Deal;
import sixstones.engine.UnreadableMove;
import sixstones.engine.chance.FastChance;

class GauntletMovesTest {

  private static final Gauntlet GAUNTLET = new Gauntlet();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Play Soul Stone | play soul-stone",
        "play ant-man & wasp | play ant-man-and-wasp",
        "NAME 4 | name 4",
        "choose seat 2 | choose 2",
        "fight | fight",
        "fight with Mind  Stone | fight with mind-stone",
        "decline | decline",
        "lose outrider | lose outrider",
        "under thanos | under thanos",
        "order falcon, iron man, thor | order falcon iron-man thor",
        "order falcon thor | order falcon thor",
        "copy proxima midnight | copy proxima-midnight"
      })
  void readingIsLenientAndWritingCanonical(String written, String canonical) {
    assertThat(GAUNTLET.readMove(written).notation()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "play",
        "play cheese",
        "name 8",
        "name x",
        "choose 6",
        "order",
        "order a,b,c,d",
        "snap"
      })
  void nonsenseIsRefused(String written) {
    assertThatThrownBy(() -> GAUNTLET.readMove(written)).isInstanceOf(UnreadableMove.class);
  }

  @ParameterizedTest
  @CsvSource({
    "card:hulk, 1",
    "card:nobody, 0",
    "front:outrider, 1",
    "seat:1, 1",
    "seat:9, 0",
    "value:7, 1",
    "value:8, 0",
    "x, 0"
  })
  void touchingAThingMeansSomeMoves(String thing, int attempts) {
    var position = GAUNTLET.deal(Deal.of(3, new FastChance(1)));
    assertThat(position.attempts(thing)).hasSize(attempts);
  }
}
