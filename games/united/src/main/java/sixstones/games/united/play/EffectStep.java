package sixstones.games.united.play;

import sixstones.games.united.board.Context;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;

/** A step of an effect: it is carried out, or it asks. */
sealed interface EffectStep permits CarryOut, EffectQuestion {

  /** The list of effects, and which of them it is. */
  Effects effects();

  int index();

  Context context();

  default Effect effect() {
    return effects().get(index());
  }
}
