package sixstones.games.loveletter.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.testkit.Facts;
import sixstones.testkit.Rule;

class BoxTest {

  private static final String CARDS = "/sixstones/loveletter/cards.csv";

  @Test
  @Rule("L-DEAL-02")
  void thereAreTwentyOneCards() {
    int count = 0;
    for (var card : Card.values()) count += card.copies();
    assertThat(count).isEqualTo(21);
  }

  @ParameterizedTest
  @CsvSource({"2, 6", "3, 5", "4, 4", "5, 3", "6, 3"})
  @Rule("L-WIN-01")
  void fewerPlayersNeedMoreFavour(int players, int tokens) {
    assertThat(Box.favour(players)).isEqualTo(tokens);
  }

  @ParameterizedTest
  @CsvSource({
    "0, card, Joker, line 2.card: there is no card",
    "1, card, Spy, line 3.card: the card stands twice",
    "1, value, high, line 3.value: a number is expected",
    "2, copies, 9, 21 cards are expected"
  })
  void aMistakeInTheDataIsFound(int row, String column, String value, String problem) {
    var rows = Facts.changed(Box.class, CARDS, row, column, value);
    assertThatThrownBy(() -> Box.readCards(rows, new int[Card.KINDS], new int[Card.KINDS]))
        .hasMessageContaining(problem);
  }
}
