package sixstones.games.united.verbs;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Postponed;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Something waits for the end of the turn. */
public record EndStep(Effects then) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("end_step")
          .form(
              "put off to the end of the acting Hero's turn",
              at -> new EndStep(at.steps("effects")),
              Slot.steps("effects"));

  @Override
  public boolean isPossible(Board board, Context context) {
    return Possible.any(board, then, context);
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.endEffects(new Postponed(then, step.context(), game.turn.endEffects()));
  }
}
