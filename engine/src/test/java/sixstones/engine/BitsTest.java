package sixstones.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BitsTest {

  private static final int ONE_FOUR_SIX = 0b1010010;

  @Test
  void aSetKnowsItsMembers() {
    assertThat(Bits.has(ONE_FOUR_SIX, 4)).isTrue();
    assertThat(Bits.has(ONE_FOUR_SIX, 5)).isFalse();
    assertThat(Bits.with(ONE_FOUR_SIX, 5)).isEqualTo(0b1110010);
    assertThat(Bits.without(ONE_FOUR_SIX, 4)).isEqualTo(0b1000010);
    assertThat(Bits.count(ONE_FOUR_SIX)).isEqualTo(3);
  }

  @Test
  void membersComeSmallestFirst() {
    assertThat(Bits.first(ONE_FOUR_SIX)).isEqualTo(1);
    assertThat(Bits.first(Bits.rest(ONE_FOUR_SIX))).isEqualTo(4);
    assertThat(Bits.nth(ONE_FOUR_SIX, 2)).isEqualTo(6);
  }

  @Test
  void aSetIsOfOneOrOfAll() {
    assertThat(Bits.of(4)).isEqualTo(0b10000);
    assertThat(Bits.all(4)).isEqualTo(0b1111);
    assertThat(Bits.all(0)).isZero();
    assertThat(Bits.all(31)).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void aLongSetHasMembersUpTo63() {
    long set = Bits.with(Bits.with(0L, 40), 63);
    assertThat(Bits.has(set, 40)).isTrue();
    assertThat(Bits.has(set, 63)).isTrue();
    assertThat(Bits.has(set, 8)).isFalse();
    assertThat(Bits.first(set)).isEqualTo(40);
    assertThat(Bits.first(Bits.rest(set))).isEqualTo(63);
    assertThat(Bits.rest(Bits.without(set, 63))).isZero();
  }

  @Test
  void twoNumbersChangePlaces() {
    assertThat(Bits.swapped(ONE_FOUR_SIX, 1, 2)).isEqualTo(0b1010100);
    assertThat(Bits.swapped(ONE_FOUR_SIX, 1, 4)).isEqualTo(ONE_FOUR_SIX);
  }
}
