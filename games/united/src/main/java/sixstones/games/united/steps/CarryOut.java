package sixstones.games.united.steps;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;
import sixstones.games.united.verbs.Verbs;

/** The next effect of a list. */
public record CarryOut(Effects effects, int index, Context context) implements Running, EffectStep {
  @Override
  public String id() {
    return "effects";
  }

  @Override
  public void parts(Parts to) {
    to.put("effects", effects).put("index", index).put("context", context);
  }

  @Override
  public void run(Play game) {
    // U-RULE-38: a KO'd Hero's effects are lost.
    if (context.actor() >= 0 && game.team.isKo(context.actor())) return;
    if (index + 1 < effects.size()) game.push(new CarryOut(effects, index + 1, context));
    Verbs.begin(game, this);
  }
}
