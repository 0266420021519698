package sixstones.games.gauntlet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.match.Perft;

/** Golden numbers: a change of one of them is a change of the rules. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({"2, 5, 91", "3, 5, 176", "4, 5, 156", "5, 5, 236", "6, 5, 230"})
  void countsOfFixedDeals(int players, int depth, long count) {
    var deal = Deal.of(players, new FastChance(1));
    assertThat(Perft.count(new Gauntlet(), deal, depth)).isEqualTo(count);
  }
}
