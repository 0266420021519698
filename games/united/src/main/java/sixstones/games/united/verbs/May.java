package sixstones.games.united.verbs;

import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Offer;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.Option;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.steps.VerbKind;

/** An effect that may be declined, and what it costs. */
public record May(Effects cost, Effects then, Decider by) implements AskingVerb<Option>, Offer {

  public static final VerbKind KIND =
      VerbKind.named("may")
          .form(
              "optional: all of the cost must be payable, then the effects follow",
              at -> new May(at.steps("cost"), at.steps("effects"), at.by()),
              Slot.steps("cost"),
              Slot.steps("effects"),
              Slot.BY);

  @Override
  public boolean isPossible(Board board, Context context) {
    return Possible.all(board, cost, context) && Possible.any(board, then, context);
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (!isPossible(game.board, step.context())) return;
    step.by(by).offer(game, PickKind.OPTION, 1);
  }

  @Override
  public void answer(Play game, CarryOut step, Option option) {
    game.push(then, step.context());
    game.push(cost, step.context());
  }

  @Override
  public String prompt(EffectQuestion<?> asked) {
    return "may";
  }
}
