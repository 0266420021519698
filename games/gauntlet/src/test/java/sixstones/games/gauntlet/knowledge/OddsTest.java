package sixstones.games.gauntlet.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import sixstones.engine.Bits;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.gauntlet.Gauntlet;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.moves.GauntletMove;
import sixstones.games.gauntlet.state.Board;

/** Odds agree with counting the cards one by one, all along random games. */
class OddsTest {

  @Test
  void cardsThatMayBeHeldAreCountedOneByOne() {
    alongRandomGames(
        (board, seat, other) -> {
          var odds = new Odds(board, seat);
          int all = 0;
          for (int value = 1; value <= Odds.HIGHEST; value++) {
            assertThat(odds.unseen(other, value)).isEqualTo(counted(board, seat, other, value));
            all += odds.unseen(other, value);
          }
          assertThat(odds.unseen(other)).isEqualTo(all);
        });
  }

  @Test
  void aFightIsWonLostOrATie() {
    alongRandomGames(
        (board, seat, other) -> {
          var odds = new Odds(board, seat);
          if (board.handSize(other) == 0 || odds.unseen(other) == 0) return;
          for (int own = 1; own <= Odds.HIGHEST; own++) {
            double won = odds.fight(own, other, 1);
            double lost = odds.fight(own, other, -1);
            assertThat(won + odds.fight(own, other, 0) + lost).isCloseTo(1, within(1e-9));
            assertThat(odds.fight(own, other)).isCloseTo(won - lost, within(1e-9));
          }
        });
  }

  private static int counted(Board board, int seat, int other, int value) {
    if (Bits.has(board.excluded(other), value)) return 0;
    int seen = board.hand(seat) | board.known(seat);
    for (int any = 0; any < board.seats(); any++) seen |= board.front(any);
    int count = 0;
    for (var card : Box.cards()) {
      boolean fits = card.side() == board.sideOf(other) && card.value() == value;
      if (fits && !Bits.has(seen, card.index())) count++;
    }
    return count;
  }

  private interface Look {
    void at(Board board, int seat, int other);
  }

  private static void alongRandomGames(Look look) {
    var moves = new MoveList<GauntletMove>();
    for (int game = 0; game < 40; game++) {
      var chance = new FastChance(game);
      var position = new Gauntlet().deal(new Deal(2 + game % 5, new Options(Map.of()), chance));
      while (!position.isOver()) {
        int seat = position.chooser();
        for (int other = 0; other < position.seats(); other++) {
          if (other != seat) look.at(position.board(), seat, other);
        }
        moves.clear();
        position.moves(moves);
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
  }
}
