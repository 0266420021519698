package sixstones.games.war.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import sixstones.testkit.Rule;

class BoardTest {

  @Test
  @Rule("W-OFF-01")
  void thereAre72TilesAnd34OffBoardPlacesWithoutCorners() {
    int offBoard = 0;
    for (int row = -1; row <= Board.ROWS; row++) {
      for (int column = -1; column <= Board.COLUMNS; column++) {
        int place = Board.place(row, column);
        if (place != Board.NONE && !Board.isTile(place)) offBoard++;
      }
    }
    assertThat(offBoard).isEqualTo(34);
    assertThat(Board.place(-1, -1)).isEqualTo(Board.NONE);
    assertThat(Board.place(-1, 9)).isEqualTo(Board.NONE);
    assertThat(Board.place(8, 9)).isEqualTo(Board.NONE);
    assertThat(Board.place(8, -1)).isEqualTo(Board.NONE);
  }

  @Test
  @Rule("W-RULE-01a")
  void theRingIsNumberedClockwiseFromTheTopLeftCorner() {
    assertThat(Board.name(Board.ringPlace(0))).isEqualTo("0,0");
    assertThat(Board.name(Board.ringPlace(8))).isEqualTo("0,8");
    assertThat(Board.name(Board.ringPlace(15))).isEqualTo("7,8");
    assertThat(Board.name(Board.ringPlace(23))).isEqualTo("7,0");
    assertThat(Board.name(Board.ringPlace(29))).isEqualTo("1,0");
    assertThat(Board.alongRing(Board.named("1,0"), true)).isEqualTo(Board.named("0,0"));
  }

  @Test
  @Rule({"W-RULE-09", "W-PLACE-05"})
  void distanceIsTheNumberOfStepsBetweenAllPlaces() {
    for (int from = 0; from < Board.PLACES; from++) {
      int[] steps = steps(from);
      for (int to = 0; to < Board.PLACES; to++) {
        assertThat(Board.distance(from, to)).isEqualTo(steps[to]);
      }
    }
  }

  private static int[] steps(int from) {
    var steps = new int[Board.PLACES];
    Arrays.fill(steps, -1);
    steps[from] = 0;
    var open = new ArrayDeque<Integer>();
    open.add(from);
    while (!open.isEmpty()) {
      int place = open.remove();
      for (int direction = 0; direction < 4; direction++) {
        int next = Board.neighbour(place, direction);
        if (next == Board.NONE || steps[next] >= 0) continue;
        steps[next] = steps[place] + 1;
        open.add(next);
      }
    }
    return steps;
  }

  @Test
  @Rule("W-RULE-10")
  void offBoardPlacesSurroundEachOtherAcrossTheCorner() {
    assertThat(Board.surrounding(Board.named("-1,8"))).contains(Board.named("0,9"));
    assertThat(Board.adjacent(Board.named("-1,8"), Board.named("0,9"))).isFalse();
    assertThat(Board.surrounding(Board.named("4,4"))).hasSize(8);
  }

  @Test
  @Rule("W-RULE-92")
  void atMostTwoOffBoardPlacesAreNearestToATile() {
    int tosses = 0;
    for (int tile = 0; tile < Board.TILES; tile++) {
      int least = Integer.MAX_VALUE;
      int count = 0;
      for (int off = Board.TILES; off < Board.PLACES; off++) {
        int distance = Board.distance(tile, off);
        if (distance < least) {
          least = distance;
          count = 0;
        }
        if (distance == least) count++;
      }
      assertThat(count).isLessThanOrEqualTo(2);
      if (count == 2) tosses++;
    }
    assertThat(tosses).isEqualTo(16);
  }
}
