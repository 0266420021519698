package sixstones.games.war.judgement;

import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.turn.Pause;
import sixstones.games.war.turn.TakeTurn;

/**
 * The merit of a move: what the position promises once everything the move sets off has been
 * resolved. Choices on the way are made for the best as far as the budget goes.
 */
final class LookAhead {

  private static final int BUDGET = 16;
  private static final int SAMPLE = 8;

  private final int seat;
  private int left = BUDGET;

  private LookAhead(int seat) {
    this.seat = seat;
  }

  /** Judged for the team on turn, whoever plays it, as the results are the team's. */
  static double merit(WarPosition position, WarMove move) {
    int chooser = position.chooser();
    boolean substitute =
        position.board().acting() == chooser && chooser != position.board().clock().seat;
    int seat = position.board().acting() == chooser ? position.board().clock().seat : chooser;
    double worth = new LookAhead(seat).after(position, move);
    // A substitute plays the neighbour's turn as badly as the rules allow.
    return substitute ? -worth : worth;
  }

  private double after(WarPosition position, WarMove move) {
    if (move instanceof MainMove.EndTurn) return Prospects.of(position, seat);
    var next = position.copy();
    next.apply(move, Events.OFF);
    return best(next);
  }

  private double best(WarPosition position) {
    if (position.isOver()) return 1000 * (position.outcome().share(seat, false) - 0.5);
    if (position.asking() instanceof TakeTurn) return Prospects.of(position, seat);
    if (position.asking() instanceof Pause) {
      position.apply(SharedMoves.RESUME, Events.OFF);
      return best(position);
    }
    var moves = new MoveList<WarMove>();
    position.moves(moves);
    double best = Double.NEGATIVE_INFINITY;
    // Of many answers only some are tried, spread evenly; the choice itself will look at all.
    int stride = Math.max(1, (moves.size() + SAMPLE - 1) / SAMPLE);
    for (int i = 0; i < moves.size(); i += stride) {
      if (i > 0 && left-- <= 0) break;
      best = Math.max(best, after(position, moves.get(i)));
    }
    return best;
  }
}
