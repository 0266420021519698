package sixstones.games.splendor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.Deal;
import sixstones.engine.UnreadableMove;
import sixstones.engine.chance.FastChance;

class SplendorMovesTest {

  private static final Splendor SPLENDOR = new Splendor();

  @ParameterizedTest
  @CsvSource({
    "Take SOUL mind  space, take mind space soul",
    "take 2 blue, take space space",
    "take Y B O, take mind space soul",
    "reserve l2-17, reserve L2-17",
    "reserve groot, reserve L2-17",
    "reserve deck 3, reserve level 3",
    "reserve blind 1, reserve level 1",
    "recruit ghost rider, recruit L2-28",
    "pay shield mind mind, pay 2 mind 1 shield",
    "return grey red red, return reality reality shield",
    "location asgard, location 3A",
    "PASS, pass"
  })
  void readingIsLenientAndWritingCanonical(String written, String canonical) {
    assertThat(SPLENDOR.readMove(written).notation()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "take",
        "take me home",
        "recruit",
        "recruit nobody",
        "pay",
        "return 99 mind",
        "reserve level 4",
        "location 9Z",
        "fly away",
        "take 16 mind"
      })
  void nonsenseIsRefusedWithAHint(String written) {
    assertThatThrownBy(() -> SPLENDOR.readMove(written))
        .isInstanceOf(UnreadableMove.class)
        .hasMessageContaining("is no move");
  }

  @Test
  void aLongTextIsNotRepeatedInFull() {
    assertThatThrownBy(() -> SPLENDOR.readMove("x".repeat(5000)))
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(300));
  }

  @ParameterizedTest
  @CsvSource({
    "card:L1-02, 2",
    "deck:2, 1",
    "deck:9, 0",
    "supply:mind, 2",
    "supply:shield, 2",
    "supply:time, 2",
    "supply:cheese, 0",
    "mine:mind, 1",
    "location:1A, 1",
    "location:, 0",
    "seat:0, 0",
    "nothing, 0"
  })
  void touchingAThingMeansSomeMoves(String thing, int attempts) {
    var position = SPLENDOR.deal(Deal.of(2, new FastChance(1)));
    assertThat(position.attempts(thing)).hasSize(attempts);
  }

  @ParameterizedTest
  @CsvSource({
    "take mind space soul, take, supply:mind supply:space supply:soul",
    "take mind mind, take, supply:mind supply:mind",
    "reserve L2-17, reserve, reserve card:L2-17",
    "reserve level 3, reserveTop, reserve deck:3",
    "recruit L1-02, recruit, card:L1-02",
    "pay 2 mind 1 shield, pay, mine:mind mine:mind mine:shield",
    "return reality, return, mine:reality",
    "location 3A, location, location:3A",
    "pass, pass, ''"
  })
  void aMoveSaysWhatItIsAndWhatToTouch(String notation, String label, String things) {
    var move = SPLENDOR.readMove(notation);
    assertThat(move.label().key()).isEqualTo("splendor.move." + label);
    assertThat(String.join(" ", move.targets())).isEqualTo(things);
  }
}
