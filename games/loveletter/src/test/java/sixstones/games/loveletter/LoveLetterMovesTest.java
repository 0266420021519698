package sixstones.games.loveletter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.Deal;
import sixstones.engine.UnreadableMove;
import sixstones.engine.chance.FastChance;

class LoveLetterMovesTest {

  private static final LoveLetter GAME = new LoveLetter();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Play Guard | play guard",
        "choose seat 2 | choose 2",
        "NAME  King | name king",
        "keep king under spy, guard | keep king under spy guard",
        "keep king under spy | keep king under spy"
      })
  void readingIsLenientAndWritingCanonical(String written, String canonical) {
    assertThat(GAME.readMove(written).notation()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "play",
        "play cheese",
        "play king spy",
        "choose 6",
        "choose",
        "keep king",
        "kiss"
      })
  void nonsenseIsRefused(String written) {
    assertThatThrownBy(() -> GAME.readMove(written)).isInstanceOf(UnreadableMove.class);
  }

  @ParameterizedTest
  @CsvSource({"card:king, 1", "card:joker, 0", "name:spy, 1", "seat:1, 1", "seat:9, 0", "x, 0"})
  void touchingAThingMeansSomeMoves(String thing, int attempts) {
    var position = GAME.deal(Deal.of(3, new FastChance(1)));
    assertThat(position.attempts(thing)).hasSize(attempts);
  }
}
