package sixstones.engine.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ChanceTest {

  private static final Seed SEED = Seed.ofHex("00".repeat(31) + "2a");

  static Stream<Chance> sources() {
    return Stream.of(
        new FastChance(42), new FairChance(SEED), new ScriptedChance(new FastChance(1)));
  }

  @ParameterizedTest
  @MethodSource("sources")
  void everyNumberIsAsLikely(Chance chance) {
    int[] counts = new int[7];
    for (int i = 0; i < 14_000; i++) counts[chance.below(7)]++;
    for (int count : counts) assertThat(count).isBetween(1800, 2200);
    assertThat(chance.drawn()).isEqualTo(14_000);
  }

  @ParameterizedTest
  @MethodSource("sources")
  void aCopyGoesOnTheSameWayIndependently(Chance chance) {
    chance.below(5);
    var copy = chance.copy();
    assertThat(copy.drawn()).isEqualTo(1);
    var first = IntStream.range(0, 20).map(_ -> chance.below(100)).toArray();
    var second = IntStream.range(0, 20).map(_ -> copy.below(100)).toArray();
    assertThat(second).isEqualTo(first);
  }

  @ParameterizedTest
  @MethodSource("sources")
  void skippingIsDrawing(Chance chance) {
    var skipped = chance.copy().skip(9);
    for (int i = 0; i < 9; i++) chance.below(3);
    assertThat(skipped.below(1000)).isEqualTo(chance.below(1000));
    assertThat(skipped.drawn()).isEqualTo(10);
  }

  @ParameterizedTest
  @MethodSource("sources")
  void shufflingKeepsEveryItem(Chance chance) {
    int[] items = {1, 2, 3, 4, 5, 99};
    chance.shuffle(items, 5);
    assertThat(items).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 99).endsWith(99);
    byte[] bytes = {9, 1, 2, 3, 8};
    chance.shuffle(bytes, 1, 4);
    assertThat(bytes)
        .containsExactlyInAnyOrder(new int[] {9, 1, 2, 3, 8})
        .startsWith(9)
        .endsWith(8);
  }

  /** Everybody who checks a published seed must get these numbers, today and later. */
  @Test
  void theNumbersOfASeedNeverChange() {
    var fair = new FairChance(SEED);
    assertThat(IntStream.range(0, 8).map(_ -> fair.below(100)).boxed().toList()).isEqualTo(FAIR);
    var fast = new FastChance(42);
    assertThat(IntStream.range(0, 8).map(_ -> fast.below(100)).boxed().toList()).isEqualTo(FAST);
  }

  private static final List<Integer> FAIR = List.of(4, 71, 22, 95, 36, 23, 46, 66);
  private static final List<Integer> FAST = List.of(74, 15, 27, 34, 3, 86, 21, 80);

  @Test
  void aFamilyHasManyDifferentMembers() {
    var firsts = IntStream.range(0, 1000).map(n -> FastChance.of(5, n).below(1 << 30)).distinct();
    assertThat(firsts.count()).isEqualTo(1000);
    assertThat(FastChance.of(5, 1).below(1 << 30)).isNotEqualTo(FastChance.of(6, 1).below(1 << 30));
  }

  @Test
  void aScriptIsFollowedAndThenLeft() {
    var scripted = new ScriptedChance(new FastChance(1));
    scripted.say(List.of(2, 0));
    assertThat(scripted.below(3)).isEqualTo(2);
    assertThat(scripted.below(3)).isZero();
    assertThat(scripted.below(3)).isBetween(0, 2);
    scripted.say(List.of(3));
    assertThatThrownBy(() -> scripted.below(3)).hasMessageContaining("below 3");
    scripted.say(List.of(-1));
    assertThatThrownBy(() -> scripted.below(3)).hasMessageContaining("-1");
  }

  @Test
  void aSeedKeepsItsSecret() {
    assertThat(SEED.toString()).doesNotContain("2a");
    assertThat(SEED.commitment()).hasSize(64).doesNotContain("00000000");
    assertThat(Seed.of(new byte[32]).commitment()).isNotEqualTo(SEED.commitment());
    assertThat(Seed.ofHex(SEED.hex())).isEqualTo(SEED).hasSameHashCodeAs(SEED);
    assertThat(SEED).isNotEqualTo(Seed.of(new byte[32]));
    assertThatThrownBy(() -> Seed.of(new byte[5])).hasMessageContaining("256");
  }
}
