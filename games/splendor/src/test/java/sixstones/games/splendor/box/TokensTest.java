package sixstones.games.splendor.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import sixstones.engine.chance.FastChance;

class TokensTest {

  @Test
  void whatIsMissingIsCountedKindByKind() {
    var chance = new FastChance(1);
    for (int i = 0; i < 20_000; i++) {
      int price = Tokens.NONE;
      int means = Tokens.NONE;
      int missing = 0;
      for (int stone = 0; stone < Stone.COLOURS; stone++) {
        int wanted = chance.below(8);
        int held = chance.below(8);
        price += Tokens.of(stone, wanted);
        means += Tokens.of(stone, held);
        missing += Math.max(0, wanted - held);
      }
      assertThat(Tokens.missing(price, means)).isEqualTo(missing);
    }
  }

  @Test
  void countsAndTotals() {
    int tokens = Tokens.read("2 mind soul shield shield shield");
    assertThat(Tokens.total(tokens)).isEqualTo(6);
    assertThat(Tokens.count(tokens, Stone.SHIELD.ordinal())).isEqualTo(3);
    assertThat(Tokens.listed(tokens)).isEqualTo("mind mind soul shield shield shield");
    assertThat(Tokens.counted(tokens)).isEqualTo("2 mind 1 soul 3 shield");
    assertThat(Tokens.total(Tokens.NONE)).isZero();
    assertThatThrownBy(() -> Tokens.of(0, 16)).hasMessageContaining("16");
    assertThatThrownBy(() -> Tokens.of(0, -1)).hasMessageContaining("-1");
  }
}
