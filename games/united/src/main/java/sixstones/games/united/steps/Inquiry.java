package sixstones.games.united.steps;

import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Context;

/** How an effect asks: whom, what there is to pick, and what later steps know of the answer. */
public final class Inquiry {

  private Inquiry() {}

  /** Carries out what was just asked for; an effect that may be declined is not asked again. */
  public static void accept(Play game, Effects effects, Context context) {
    if (effects.size() == 1 && effects.get(0) instanceof Effect.May may) {
      game.push(may.then(), context);
      game.push(may.cost(), context);
    } else {
      game.push(effects, context);
    }
  }

  /** The same effect, asked by somebody else than usual. */
  public static EffectStep by(EffectStep step, Decider by) {
    var context = step.context();
    return switch (by) {
      case DEFAULT -> step;
      case HEROES -> with(step, context.by(Context.DECIDER));
      case VILLAIN -> with(step, context.by(Context.VILLAIN));
      case SELF -> with(step, context.by(context.actor()));
      case TARGET -> with(step, context.by(context.target()));
    };
  }

  public static EffectStep with(EffectStep step, Context context) {
    return new CarryOut(step.effects(), step.index(), context);
  }

  public static void ask(Play game, EffectStep step, PickKind kind, int remember, long options) {
    game.push(
        new EffectQuestion(kind, remember, options, step.effects(), step.index(), step.context()));
  }

  /** Asks if there is anything to pick; a single possibility is then picked by the engine. */
  public static void askIfAny(
      Play game, EffectStep step, PickKind kind, int remember, long options) {
    if (options != 0) ask(game, step, kind, remember, options);
  }

  /** Later steps of the same list know what was chosen. */
  public static void bind(Play game, EffectStep step, Context context) {
    if (!game.steps.isEmpty()
        && game.steps.top() instanceof CarryOut next
        && next.effects() == step.effects()
        && next.index() == step.index() + 1) {
      game.steps.replace(new CarryOut(next.effects(), next.index(), context));
    }
  }
}
