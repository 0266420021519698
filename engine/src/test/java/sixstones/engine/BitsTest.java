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
  void aLongSetHasRoomForMore() {
    long twoAndForty = Bits.with(Bits.with(0L, 2), 40);
    assertThat(Bits.has(twoAndForty, 40)).isTrue();
    assertThat(Bits.has(twoAndForty, 8)).isFalse();
    assertThat(Bits.first(twoAndForty)).isEqualTo(2);
    assertThat(Bits.first(Bits.rest(twoAndForty))).isEqualTo(40);
    assertThat(Bits.without(twoAndForty, 40)).isEqualTo(0b100);
  }

  @Test
  void allAreThoseBelow() {
    assertThat(Bits.all(0)).isZero();
    assertThat(Bits.all(4)).isEqualTo(0b1111);
  }

  @Test
  void twoNumbersChangePlaces() {
    assertThat(Bits.swapped(ONE_FOUR_SIX, 1, 2)).isEqualTo(0b1010100);
    assertThat(Bits.swapped(ONE_FOUR_SIX, 1, 4)).isEqualTo(ONE_FOUR_SIX);
  }
}
