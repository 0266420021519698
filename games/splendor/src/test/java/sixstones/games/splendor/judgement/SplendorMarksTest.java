package sixstones.games.splendor.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sixstones.engine.Deal;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;
import sixstones.games.splendor.Splendor;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

class SplendorMarksTest {

  private static final SplendorMarks MARKS = SplendorMarks.INSTANCE;

  @ParameterizedTest
  @CsvSource({"marvel,2", "marvel,3", "marvel,4", "classic,2", "classic,4"})
  void everybodySeesTheTableFromTheOwnSeat(String edition, int seats) {
    for (int game = 0; game < 20; game++) {
      var chance = FastChance.of(17, game);
      var options = Options.of("edition", edition);
      var position = new Splendor().deal(new Deal(seats, options, FastChance.of(18, game)));
      var moves = new MoveList<SplendorMove>();
      while (!position.isOver()) {
        assertThat(marks(turned(position))).isEqualTo(marks(position));
        moves.clear();
        position.moves(moves);
        for (int i = 0; i < moves.size(); i++) {
          assertThat(MARKS.kind(moves.get(i))).isBetween(0, MARKS.kinds() - 1);
        }
        position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      }
    }
  }

  private static int[] marks(SplendorPosition position) {
    var into = new int[MARKS.most()];
    int count = MARKS.of(position, into);
    var marks = Arrays.copyOf(into, count);
    Arrays.sort(marks);
    assertThat(Arrays.stream(marks)).allMatch(mark -> mark >= 0 && mark < MARKS.count());
    return marks;
  }

  /** The same table with everybody one seat further. */
  private static SplendorPosition turned(SplendorPosition position) {
    var board = position.board();
    var turned = board.copy();
    for (int seat = 0; seat < board.seats(); seat++) move(board, seat, turned, next(board, seat));
    for (int place = 0; place < board.places(); place++) {
      int owner = board.locationOwner(place);
      var location = board.location(place);
      if (owner != Board.NONE && location != null) {
        turned.location(place, location, next(board, owner));
      }
    }
    if (board.avengersOwner() != Board.NONE) {
      turned.avengersOwner(next(board, board.avengersOwner()));
    }
    turned.active(next(board, board.active()));
    return new SplendorPosition(turned, position.step());
  }

  private static int next(Board board, int seat) {
    return (seat + 1) % board.seats();
  }

  private static void move(Board from, int seat, Board to, int other) {
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      to.tokens(other, stone, from.tokens(seat, stone));
    }
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      to.declareBonus(other, stone, from.bonus(seat, stone));
    }
    to.declare(other, from.points(seat), from.avengers(seat), from.recruited(seat));
    for (int slot = 0; slot < Board.HAND; slot++) {
      to.hand(other, slot, from.hand(seat, slot), from.isBlind(seat, slot));
    }
  }
}
