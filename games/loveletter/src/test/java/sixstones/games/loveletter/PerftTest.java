package sixstones.games.loveletter;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.match.Perft;

/** Golden numbers: a change of one of them is a change of the rules. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({"2, 9, 1704", "3, 9, 3238", "4, 9, 8927", "5, 8, 10236", "6, 8, 21422"})
  void countsOfFixedDeals(int players, int depth, long count) {
    var deal = Deal.of(players, new FastChance(1));
    assertThat(Perft.count(new LoveLetter(), deal, depth)).isEqualTo(count);
  }
}
