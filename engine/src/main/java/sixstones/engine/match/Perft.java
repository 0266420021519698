package sixstones.engine.match;

import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Position;
import sixstones.engine.event.Events;

/** Counts move sequences; the counts of small fixed deals are golden numbers that pin the rules. */
public final class Perft {

  private Perft() {}

  /** Sequences of exactly that many moves, or fewer where the game ends before. */
  public static <P extends Position<P, M>, M extends Move> long count(
      Game<P, M> game, Deal deal, int depth) {
    return count(game.deal(deal), depth);
  }

  /** The same from a position on. */
  public static <P extends Position<P, M>, M extends Move> long count(P position, int depth) {
    if (depth == 0 || position.isOver()) return 1;
    var moves = new MoveList<M>();
    position.moves(moves);
    if (depth == 1) return moves.size();
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      var after = position.copy();
      after.apply(moves.get(i), Events.OFF);
      count += count(after, depth - 1);
    }
    return count;
  }
}
