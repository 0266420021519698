package sixstones.games.splendor.judgement;

import java.util.Locale;
import sixstones.engine.Taste;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** What some players love more than is good for them. */
enum SplendorTaste implements Taste<SplendorPosition, SplendorMove> {
  /** Points, and the dear characters that bring them. */
  RACER {
    @Override
    double joy(Board board, int seat) {
      return board.points(seat) + Prospects.nearest(board, seat, card -> card.points());
    }
  },
  /** One of every colour. */
  COLLECTOR {
    @Override
    double joy(Board board, int seat) {
      int colours = 0;
      for (int stone = 0; stone < Stone.COLOURS; stone++) {
        if (board.bonus(seat, stone) > 0) colours++;
      }
      return 1.5 * colours
          + 1.5
              * Prospects.nearest(
                  board, seat, card -> board.bonus(seat, card.bonus().ordinal()) == 0 ? 1 : 0);
    }
  },
  /** What others are about to recruit. */
  BLOCKER {
    @Override
    double joy(Board board, int seat) {
      double hopes = 0;
      for (int other = 0; other < board.seats(); other++) {
        if (other != seat) hopes += Prospects.of(board, other).best();
      }
      return -hopes;
    }
  };

  /** How a seat that loves this likes what it sees. */
  abstract double joy(Board board, int seat);

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public double appeal(SplendorPosition position, SplendorMove move) {
    int seat = position.chooser();
    var after = SplendorJudgement.after(position, move);
    return joy(after.board(), seat) - joy(position.board(), seat);
  }
}
