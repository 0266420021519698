package sixstones.games.united.steps;

import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;

/** A step of an effect: it is carried out, or it asks. */
public sealed interface EffectStep permits CarryOut, EffectQuestion {

  /** The list of effects, and which of them it is. */
  Effects effects();

  int index();

  Context context();

  default Effect effect() {
    return effects().get(index());
  }
}
