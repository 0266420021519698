package sixstones.games.splendor.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.games.splendor.Splendor;

/** Which tables are judged by a net. */
class SplendorNetsTest {

  @ParameterizedTest
  @CsvSource({
    "marvel,2,true",
    "marvel,3,true",
    "marvel,4,true",
    "classic,2,true",
    "classic,3,false",
    "classic,4,false"
  })
  void aNetJudgesWhereOneIsBetterThanTheWeights(String edition, int seats, boolean netted) {
    var deal = new Deal(seats, Options.of("edition", edition), FastChance.of(17, seats));
    var position = new Splendor().deal(deal);
    var plain = new double[seats];
    SplendorJudgement.PLAIN.worths(position, plain);
    var judged = new double[seats];
    SplendorJudgement.INSTANCE.worths(position, judged);
    assertThat(Arrays.stream(judged).sum()).isCloseTo(1, within(1e-6));
    assertThat(!Arrays.equals(judged, plain)).isEqualTo(netted);
  }
}
