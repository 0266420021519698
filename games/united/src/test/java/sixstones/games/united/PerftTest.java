package sixstones.games.united;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.united.moves.UnitedMove;

/** Golden numbers: how many sequences of moves a fixed deal allows. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({
    "1,commander,immortus,1,9,85499",
    "2,coop,cosmic_ghost_rider,2,9,14353",
    "3,coop,emperor_doom,3,9,37995",
    "4,coop,maestro,4,9,132654",
    "2,duel,emperor_doom,5,8,131142"
  })
  void theNumberOfSequencesIsGolden(
      int seats, String mode, String villain, long seed, int depth, long golden) {
    var options =
        Options.of(
            "mode",
            mode,
            "villain",
            villain,
            "support",
            "random",
            "battle-plans",
            "0",
            "hero-1",
            "random",
            "hero-2",
            "random",
            "hero-3",
            "random",
            "hero-4",
            "random");
    var position = new United().deal(new Deal(seats, options, FastChance.of(seed, seats)));
    assertThat(sequences(position, depth)).isEqualTo(golden);
  }

  private static long sequences(UnitedPosition position, int depth) {
    if (depth == 0 || position.isOver()) return 1;
    var moves = new MoveList<UnitedMove>();
    position.moves(moves);
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      var next = position.copy();
      next.apply(moves.get(i), Events.OFF);
      count += sequences(next, depth - 1);
    }
    return count;
  }
}
