package sixstones.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.testkit.Rule;
import sixstones.testkit.Share;

class ScoredTokensTest {

  @Test
  @Rule("W-SCORE-09")
  void whatIsInAZoneStaysThere() {
    int scored = 0;
    for (int seed = 0; seed < Share.of(20, 4); seed++) {
      int seats = 2 + seed % 4;
      var position = new War().deal(Deal.of(seats, new FastChance(seed)));
      var chance = new FastChance(seed);
      var zones = new int[seats];
      while (!position.isOver()) {
        var moves = position.choice().moves();
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
        for (int seat = 0; seat < seats; seat++) {
          int zone = position.board().ledger().zone(seat);
          assertThat(zone & zones[seat]).isEqualTo(zones[seat]);
          zones[seat] = zone;
          scored |= zone;
        }
      }
    }
    assertThat(scored).isNotZero();
  }
}
