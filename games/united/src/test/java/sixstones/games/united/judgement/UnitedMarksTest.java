package sixstones.games.united.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.Seat;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.united.United;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.moves.UnitedMove;

/** What a net is shown of United. */
class UnitedMarksTest {

  private static final UnitedMarks MARKS = UnitedMarks.INSTANCE;

  @ParameterizedTest
  @CsvSource({
    "commander,1",
    "duel,2",
    "coop,2",
    "coop,4",
    "supervillain,3",
    "supervillain,5",
  })
  void marksTellNothingThatWhoChoosesCannotKnow(String mode, int seats) {
    var options = Options.of("mode", mode, "gear", "yes", "open-hands", "no");
    for (int game = 0; game < 12; game++) {
      var chance = FastChance.of(17, game);
      var position = new United().deal(new Deal(seats, options, FastChance.of(18, game)));
      var moves = new MoveList<UnitedMove>();
      while (!position.isOver()) {
        var redeal = position.redeal(Seat.of(position.chooser()), chance);
        assertThat(marks(redeal)).isEqualTo(marks(position));
        moves.clear();
        position.moves(moves);
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
  }

  private static int[] marks(UnitedPosition position) {
    var into = new int[MARKS.most()];
    int count = MARKS.of(position, into);
    var marks = Arrays.copyOf(into, count);
    Arrays.sort(marks);
    assertThat(Arrays.stream(marks)).allMatch(mark -> mark >= 0 && mark < MARKS.count());
    assertThat(Arrays.stream(marks).distinct().count()).isEqualTo(count);
    return marks;
  }
}
