package sixstones.games.war.refusals;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.match.Refusals;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.WarMove;

/** Names the rule that forbids a move. */
public final class WhyNot {

  private WhyNot() {}

  public static @Nullable Refusal refusal(WarPosition position, WarMove move) {
    if (position.isOver()) return Refusals.OVER;
    var legal = new MoveList<WarMove>();
    position.moves(legal);
    if (legal.contains(move)) return null;
    return position.asking().why(position, move);
  }
}
