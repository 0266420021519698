package sixstones.games.united.steps;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;

/** Whether a list of effects can do anything at the moment. */
public final class Possible {

  private Possible() {}

  /** Whether any step can do something. */
  public static boolean any(Board board, Effects effects, Context context) {
    for (int i = 0; i < effects.size(); i++) {
      if (Verb.of(effects.get(i)).isPossible(board, context)) return true;
    }
    return false;
  }

  /** Whether a cost can be paid completely. */
  public static boolean all(Board board, Effects effects, Context context) {
    for (int i = 0; i < effects.size(); i++) {
      if (!Verb.of(effects.get(i)).isPossible(board, context)) return false;
    }
    return true;
  }
}
