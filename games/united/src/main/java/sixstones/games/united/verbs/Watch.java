package sixstones.games.united.verbs;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Postponed;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Something waits for Heroes to come to the Villain. */
public record Watch(Effects then) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("watch")
          .form(
              "each time a Hero enters the Villain's Location, until his next turn",
              at -> new Watch(at.steps("effects")),
              Slot.steps("effects"));

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.watches(new Postponed(then, step.context(), game.turn.watches()));
  }
}
