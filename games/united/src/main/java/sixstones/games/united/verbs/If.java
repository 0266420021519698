package sixstones.games.united.verbs;

import sixstones.games.united.effects.Branch;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Conditions;

/** A branch. */
public record If(Condition cond, Effects then, Effects otherwise) implements Verb, Branch {

  public static final VerbKind KIND =
      VerbKind.named("if")
          .form(
              "a branch",
              at -> new If(at.condition("cond"), at.steps("then"), at.steps("else")),
              Slot.cond("cond"),
              Slot.steps("then"),
              Slot.maybe(Slot.steps("else")));

  private Effects taken(Board board, Context context) {
    return Conditions.hold(board, cond, context) ? then : otherwise;
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return Possible.any(board, taken(board, context), context);
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.push(taken(game.board, step.context()), step.context());
  }
}
