package sixstones.games.splendor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.match.Perft;

/** Golden numbers: a change of one of them is a change of the rules. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({"2, 1, 30", "2, 2, 865", "2, 3, 24190", "3, 3, 26380", "4, 3, 26995"})
  void countsOfFixedDeals(int players, int depth, long count) {
    var deal = Deal.of(players, new FastChance(1));
    assertThat(Perft.count(new Splendor(), deal, depth)).isEqualTo(count);
  }
}
