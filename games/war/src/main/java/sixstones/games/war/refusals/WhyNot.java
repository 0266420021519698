package sixstones.games.war.refusals;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.match.Refusals;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Pause;
import sixstones.games.war.steps.TakeTurn;

/** Names the rule that forbids a move. */
public final class WhyNot {

  private WhyNot() {}

  public static @Nullable Refusal refusal(WarPosition position, WarMove move) {
    if (position.isOver()) return Refusals.OVER;
    var legal = new MoveList<WarMove>();
    position.moves(legal);
    if (legal.contains(move)) return null;
    return switch (position.asking()) {
      case TakeTurn _ -> WhyNotInTurn.reason(position, move, false);
      case Pause _ -> WhyNotInTurn.reason(position, move, true);
      default -> WhyNotInChoice.reason(position, move);
    };
  }

  static Refusal because(String rule, String key) {
    return Refusal.of(rule, Phrase.of("war.refusal." + key));
  }
}
