package sixstones.games.splendor.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.text.Csv;
import sixstones.engine.text.TreeReader;
import sixstones.testkit.Facts;
import sixstones.testkit.Rule;

class BoxTest {

  private static final String CARDS = "/sixstones/splendor/cards.csv";
  private static final String LOCATIONS = "/sixstones/splendor/locations.csv";

  private static final Box MARVEL = Box.of(Edition.MARVEL);

  @Test
  @Rule({"S-BONUS-06", "S-TIME-02", "S-BONUS-03"})
  void everyCardHasACostAndOneBonusAndLevelThreeBearsTime() {
    assertThat(MARVEL.cards()).hasSize(90);
    for (var card : MARVEL.cards()) {
      assertThat(Tokens.total(card.cost())).as(card.name()).isPositive();
      assertThat(card.bonus().isColour()).isTrue();
      assertThat(card.hasTime()).isEqualTo(card.level() == 3);
    }
    assertThat(MARVEL.cards().stream().filter(card -> card.points() == 0)).isNotEmpty();
    assertThat(MARVEL.cards().stream().filter(card -> card.avengers() == 0)).isNotEmpty();
  }

  @Test
  void theRulebooksExamplesAreInTheData() {
    assertThat(Tokens.counted(Box.cardNamed("Rocket").cost())).isEqualTo("1 mind 2 reality");
    var paid = Box.cardNamed("Ghost Rider");
    assertThat(Tokens.counted(paid.cost())).isEqualTo("2 mind 4 space 1 power");
    assertThat(paid.points()).isEqualTo(2);
    assertThat(paid.bonus()).isEqualTo(Stone.REALITY);
    assertThat(Box.cardNamed("Wasp").avengers()).isEqualTo(1);
    assertThat(Box.cardNamed("Captain America").avengers()).isEqualTo(2);
    assertThat(Tokens.counted(Box.locationNamed("Knowhere").wants()))
        .isEqualTo("3 mind 3 space 3 reality");
  }

  @Test
  void aWrongFileIsRefusedWithFileAndLine() {
    assertThatThrownBy(() -> Box.readCards(Edition.MARVEL, changed(CARDS, 4, "bonus", "time")))
        .hasMessageContaining("cards.csv line 6")
        .hasMessageContaining("bonus");
    assertThatThrownBy(() -> Box.readCards(Edition.MARVEL, changed(CARDS, 4, "avengers", "3")))
        .hasMessageContaining("avengers");
    assertThatThrownBy(() -> Box.readCards(Edition.MARVEL, changed(CARDS, 4, "id", "L1-01")))
        .hasMessageContaining("twice");
    assertThatThrownBy(() -> Box.readCards(Edition.MARVEL, changed(CARDS, 0, "level", "2")))
        .hasMessageContaining("level by level");
    assertThatThrownBy(
            () -> Box.readCards(Edition.MARVEL, Csv.rows(Box.class, CARDS).subList(0, 89)))
        .hasMessageContaining("level 3 has 19 cards");
    assertThatThrownBy(
            () -> Box.readLocations(Edition.MARVEL, changed(LOCATIONS, 2, "points", "4")))
        .hasMessageContaining("points");
    assertThatThrownBy(() -> Box.readLocations(Edition.MARVEL, changed(LOCATIONS, 2, "side", "B")))
        .hasMessageContaining("2A");
    assertThatThrownBy(
            () -> Box.readLocations(Edition.MARVEL, Csv.rows(Box.class, LOCATIONS).subList(0, 6)))
        .hasMessageContaining("8 sides");
  }

  private static List<TreeReader> changed(String file, int row, String column, String value) {
    return Facts.changed(Box.class, file, row, column, value);
  }
}
