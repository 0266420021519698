package sixstones.games.gauntlet;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import sixstones.engine.Bits;
import sixstones.engine.Deal;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.state.Board;
import sixstones.games.gauntlet.state.Ending;
import sixstones.testkit.Rule;
import sixstones.testkit.Share;

class PlayedStonesTest {

  @Test
  @Rule("G-THANOS-STONE-01")
  void aPlayedStoneStaysInFrontOfThanosToTheEnd() {
    for (int seed = 0; seed < Share.of(100, 5); seed++) {
      var position = new Gauntlet().deal(Deal.of(2 + seed % 5, new FastChance(seed)));
      var chance = new FastChance(seed);
      int played = 0;
      while (!position.isOver()) {
        var moves = position.choice().moves();
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
        int now = playedStones(position.board());
        assertThat(now & played).isEqualTo(played);
        played = now;
      }
    }
  }

  @Test
  @Rule("G-END-03")
  void theCourseOfAGameEndsWithSixStonesWhereTheyWonIt() {
    int wonByStones = 0;
    for (int seed = 0; seed < Share.of(100, 20); seed++) {
      var position = new Gauntlet().deal(Deal.of(2 + seed % 5, new FastChance(seed)));
      var chance = new FastChance(seed);
      while (!position.isOver()) {
        assertThat(stonesTold(position)).isEqualTo(Bits.count(playedStones(position.board())));
        var moves = position.choice().moves();
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
      if (position.course().ending() != Ending.THANOS_WINS_BY_STONES) continue;
      wonByStones++;
      assertThat(stonesTold(position)).isEqualTo(6);
    }
    assertThat(wonByStones).isPositive();
  }

  private static int stonesTold(GauntletPosition position) {
    return position.standings().stream()
        .filter(line -> line.of().equals("gauntlet.course.stones"))
        .findFirst()
        .orElseThrow()
        .value();
  }

  private static int playedStones(Board board) {
    return board.front(board.thanos()) & Box.stones() & ~board.defeated();
  }
}
