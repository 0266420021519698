package sixstones.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import sixstones.engine.chance.WatchedChance.Round;

class WatchedChanceTest {

  private static final Seed SEED = Seed.ofHex("07".repeat(32));

  @Test
  void whatIsWatchedComesOutTheSame() {
    var plain = new FairChance(SEED);
    var watched = new WatchedChance(new FairChance(SEED));
    int[] one = {4, 5, 6, 7, 9};
    int[] other = one.clone();
    plain.shuffle(one, 4);
    watched.shuffle(other, 4);
    assertThat(other).containsExactly(one);
    byte[] bytes = {1, 2, 3, 4, 5};
    byte[] others = bytes.clone();
    plain.shuffle(bytes, 1, 4);
    watched.shuffle(others, 1, 4);
    assertThat(others).containsExactly(bytes);
    assertThat(watched.below(100)).isEqualTo(plain.below(100));
    assertThat(watched.drawn()).isEqualTo(plain.drawn());
    assertThat(watched.copy().below(100)).isEqualTo(plain.copy().below(100));
    assertThat(watched.skip(3).below(9)).isEqualTo(plain.skip(3).below(9));
  }

  @Test
  void everyRoundIsNoted() {
    var watched = new WatchedChance(new FairChance(SEED));
    int[] row = {9, 8, 7};
    watched.shuffleAfresh(row, 3);
    int number = watched.below(6);
    assertThat(watched.rounds())
        .containsExactly(
            new Round.Shuffled(List.of(7, 8, 9), List.of(row[0], row[1], row[2])),
            new Round.Drawn(6, number));
  }
}
