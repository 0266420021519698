package sixstones.server.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class RatingTest {

  private static Rating.Game game(double rating, double deviation, double score) {
    return new Rating.Game(new Rating(rating, deviation, 0.06), score);
  }

  @Test
  void theExampleOfThePaper() {
    var after =
        new Rating(1500, 200, 0.06)
            .after(List.of(game(1400, 30, 1), game(1550, 100, 0), game(1700, 300, 0)));
    assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
  }

  @Test
  void whoWinsAgainAndAgainIsStrongerAndBetterKnown() {
    var rating = Rating.UNKNOWN;
    for (int i = 0; i < 100; i++) rating = rating.after(List.of(game(1500, 50, 1)));
    assertThat(rating.rating()).isBetween(1900.0, 3000.0);
    assertThat(rating.deviation()).isLessThan(250);
    var beaten = rating.after(List.of(game(1500, 50, 0)));
    assertThat(beaten.rating()).isLessThan(rating.rating());
    assertThat(beaten.volatility()).isFinite().isPositive();
  }
}
