package sixstones.games.war.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import sixstones.testkit.Rule;

class PlaceTest {

  @Test
  @Rule("W-OFF-01")
  void thereAre72TilesAnd34OffBoardPlacesWithoutCorners() {
    int offBoard = 0;
    for (int row = -1; row <= Place.ROWS; row++) {
      for (int column = -1; column <= Place.COLUMNS; column++) {
        var place = Place.of(row, column);
        if (!place.isNone() && !place.isTile()) offBoard++;
      }
    }
    assertThat(offBoard).isEqualTo(34);
    assertThat(Place.of(-1, -1)).isEqualTo(Place.NONE);
    assertThat(Place.of(-1, 9)).isEqualTo(Place.NONE);
    assertThat(Place.of(8, 9)).isEqualTo(Place.NONE);
    assertThat(Place.of(8, -1)).isEqualTo(Place.NONE);
  }

  @Test
  void peopleCallAPlaceByLetterAndNumberAndByAnArrowOffTheBoard() {
    assertThat(Place.of(3, 4).called()).isEqualTo("E4");
    assertThat(Place.of(-1, 3).called()).isEqualTo("D1↑");
    assertThat(Place.of(6, -1).called()).isEqualTo("A7←");
    assertThat(Place.of(8, 0).called()).isEqualTo("A8↓");
    assertThat(Place.of(0, 9).called()).isEqualTo("I1→");
    for (var place : Place.ALL) assertThat(Place.named(place.called())).isEqualTo(place);
  }

  @Test
  @Rule("W-RULE-01a")
  void theRingIsNumberedClockwiseFromTheTopLeftCorner() {
    assertThat(Place.onRing(0).name()).isEqualTo("0,0");
    assertThat(Place.onRing(8).name()).isEqualTo("0,8");
    assertThat(Place.onRing(15).name()).isEqualTo("7,8");
    assertThat(Place.onRing(23).name()).isEqualTo("7,0");
    assertThat(Place.onRing(29).name()).isEqualTo("1,0");
    assertThat(Place.named("1,0").alongRing(true)).isEqualTo(Place.named("0,0"));
  }

  @Test
  @Rule({"W-RULE-09", "W-PLACE-05"})
  void distanceIsTheNumberOfStepsBetweenAllPlaces() {
    for (var from : Place.ALL) {
      int[] steps = steps(from);
      for (var to : Place.ALL) {
        assertThat(from.distance(to)).isEqualTo(steps[to.index()]);
      }
    }
  }

  private static int[] steps(Place from) {
    var steps = new int[Place.ALL.length];
    Arrays.fill(steps, -1);
    steps[from.index()] = 0;
    var open = new ArrayDeque<Place>();
    open.add(from);
    while (!open.isEmpty()) {
      var place = open.remove();
      for (var direction : Direction.ALL) {
        var next = place.neighbour(direction);
        if (next.isNone() || steps[next.index()] >= 0) continue;
        steps[next.index()] = steps[place.index()] + 1;
        open.add(next);
      }
    }
    return steps;
  }

  @Test
  @Rule("W-RULE-10")
  void offBoardPlacesSurroundEachOtherAcrossTheCorner() {
    assertThat(Place.named("-1,8").surrounding()).contains(Place.named("0,9"));
    assertThat(Place.named("-1,8").isBeside(Place.named("0,9"))).isFalse();
    assertThat(Place.named("4,4").surrounding()).hasSize(8);
  }

  @Test
  @Rule("W-RULE-92")
  void atMostTwoOffBoardPlacesAreNearestToATile() {
    int tosses = 0;
    for (var tile : Place.TILES) {
      int least = Integer.MAX_VALUE;
      int count = 0;
      for (var off : Place.OFF_BOARD) {
        int distance = tile.distance(off);
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
