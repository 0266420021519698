package sixstones.games.loveletter.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Seat;
import sixstones.engine.Spectator;
import sixstones.engine.chance.FastChance;
import sixstones.games.loveletter.LoveLetter;
import sixstones.games.loveletter.LoveLetterPosition;
import sixstones.testkit.Rule;

class SetupTest {

  private static LoveLetterPosition deal(int seats, long seed) {
    return new LoveLetter().deal(Deal.of(seats, new FastChance(seed)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @Rule({"L-DEAL-01", "L-DEAL-03", "L-DEAL-04", "L-DEAL-05", "L-RULE-01", "L-INFO-01"})
  void everybodyGetsACardAndSeatZeroBegins(int seats) {
    var view = deal(seats, 1).view(Spectator.SPECTATOR);
    int faceUp = seats == 2 ? 3 : 0;
    assertThat(view.active()).isZero();
    assertThat(view.faceUp()).hasSize(faceUp);
    assertThat(view.aside()).isTrue();
    // One is set aside, and seat 0 has drawn for its turn.
    assertThat(view.deck()).isEqualTo(21 - 1 - faceUp - seats - 1);
    for (var seat : view.seats()) {
      assertThat(seat.handSize()).isEqualTo(seat.seat() == 0 ? 2 : 1);
      assertThat(seat.hand()).isEmpty();
    }
    assertThat(view.unseen()).hasSize(21 - faceUp);
  }

  @Test
  @Rule("L-DEAL-02")
  void theCardsAreShuffled() {
    var seen = new HashSet<String>();
    for (int seed = 0; seed < 200; seed++) {
      seen.addAll(deal(3, seed).view(Seat.of(1)).seats().get(1).hand());
    }
    assertThat(seen).hasSize(10);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7})
  @Rule("L-DEAL-01")
  void otherNumbersOfPlayersAreRefused(int seats) {
    assertThatThrownBy(() -> deal(seats, 1)).isInstanceOf(BadDeal.class);
  }
}
