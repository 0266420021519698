package sixstones.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The vectors of docs/fair-deals.md, computed by another program. */
class SharesTest {

  private static final Seed SEED = Seed.ofHex("07".repeat(32));
  private static final Share ANN = new Share("01".repeat(32));
  private static final Share BEN = new Share("02".repeat(32));
  private static final Shares BOTH = new Shares(new TreeMap<>(Map.of(0, ANN, 2, BEN)));

  @Test
  void commitmentAndPledgesAreHashes() {
    assertThat(SEED.commitment())
        .isEqualTo("4ff863dea644e1fab66ece438eb1bfe4ecb3879d8f6030fcc3d6c9bc20baa8c6");
    assertThat(ANN.pledge())
        .isEqualTo("c119b0a24ae571c92af5e64673fb95144d56aa42039000d477c65c62cef1c0f7");
    assertThat(BEN.pledge())
        .isEqualTo("766e440bce7cc0b0ebceb994e9297adadd9ffce59e4088ea47b19d039ece7584");
  }

  @Test
  void theDealFollowsFromSeedAndShares() {
    assertThat(BOTH.mixedWith(SEED).hex())
        .isEqualTo("77a163971939e148a9b9321db8413411c0da6e26f45c4c97a8de397f3b916084");
    var chance = new FairChance(BOTH.mixedWith(SEED));
    assertThat(IntStream.range(0, 12).map(_ -> chance.below(6)))
        .containsExactly(3, 3, 3, 1, 4, 2, 0, 0, 4, 4, 0, 5);
    int[] row = IntStream.range(0, 10).toArray();
    new FairChance(BOTH.mixedWith(SEED)).shuffle(row, row.length);
    assertThat(row).containsExactly(7, 3, 8, 2, 5, 6, 4, 9, 0, 1);
  }

  @Test
  void whereNobodyAddsAnythingTheSeedDeals() {
    assertThat(Shares.NONE.mixedWith(SEED)).isEqualTo(SEED);
  }

  @Test
  void theSameNumberOnAnotherSeatIsAnotherDeal() {
    assertThat(new Shares(new TreeMap<>(Map.of(0, ANN))).mixedWith(SEED))
        .isNotEqualTo(new Shares(new TreeMap<>(Map.of(1, ANN))).mixedWith(SEED));
  }

  @Test
  void aShareHas256BitsInSmallDigits() {
    assertThatThrownBy(() -> new Share("ab")).hasMessageContaining("256");
    assertThatThrownBy(() -> new Share("AB".repeat(32))).hasMessageContaining("256");
  }
}
