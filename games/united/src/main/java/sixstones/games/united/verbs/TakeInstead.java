package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The acting Hero takes somebody's damage. */
public record TakeInstead() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("redirect")
          .form(
              "the acting Hero takes the damage in progress",
              _ -> new TakeInstead(),
              Slot.word("until", "now"))
          .needing(Given.HERO, Given.DAMAGE);

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.reactions().redirect(step.context().actor());
  }

  @Override
  public boolean redirectsDamage() {
    return true;
  }
}
