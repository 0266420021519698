package sixstones.games.war;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.war.moves.WarMove;

/** Golden numbers: how many sequences of moves a fixed deal allows. */
class PerftTest {

  @ParameterizedTest
  @CsvSource({"2,1,5,7741", "2,7,5,40348", "3,2,4,101756", "4,3,4,106123", "5,4,4,4245"})
  void theNumberOfSequencesIsGolden(int seats, long seed, int depth, long golden) {
    var position = new War().deal(Deal.of(seats, FastChance.of(seed, seats)));
    assertThat(sequences(position, depth)).isEqualTo(golden);
  }

  private static long sequences(WarPosition position, int depth) {
    if (depth == 0 || position.isOver()) return 1;
    var moves = new MoveList<WarMove>();
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
