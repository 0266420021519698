package sixstones.games.united.judgement;

import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.games.united.UnitedPosition;
import sixstones.games.united.moves.UnitedMove;

/**
 * The merit of a move: what the position promises at the end of the turn, when everybody goes on
 * with what looks best at once.
 */
final class LookAhead {

  private static final int CHOICES = 12;
  private static final int MOST_MOVES = 24;

  private LookAhead() {}

  /** For the Heroes. */
  static double after(UnitedPosition position, UnitedMove move) {
    return Prospects.of(follow(position, move));
  }

  /** The end of the turn, or where it gets too long. */
  static UnitedPosition follow(UnitedPosition position, UnitedMove move) {
    int turn = position.board().turn().number();
    var now = position.copy();
    now.applyWhole(move);
    var moves = new MoveList<UnitedMove>();
    for (int i = 0; i < CHOICES; i++) {
      if (now.isOver() || now.board().turn().number() != turn) break;
      moves.clear();
      now.moves(moves);
      now = best(now, moves);
    }
    return now;
  }

  private static UnitedPosition best(UnitedPosition position, MoveList<UnitedMove> moves) {
    double sign = sign(position);
    UnitedPosition best = position;
    double most = Double.NEGATIVE_INFINITY;
    for (int m = 0; m < moves.size() && m < MOST_MOVES; m++) {
      var next = position.copy();
      next.applyWhole(moves.get(m));
      double points = sign * Prospects.of(next);
      if (points > most) {
        most = points;
        best = next;
      }
    }
    return best;
  }

  /** The Villain player wants what the Heroes don't. */
  static double sign(UnitedPosition position) {
    return Bits.has(position.board().heroSeats(), position.chooser()) ? 1 : -1;
  }
}
