package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Damage to the acting Hero may go to somebody else. */
public record Redirect() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("redirect")
          .form(
              "damage to the acting Hero may go to another Hero or a Henchman",
              _ -> new Redirect(),
              Slot.word("until", "own_next_turn"))
          .needing(Given.HERO);

  @Override
  public void begin(Play game, CarryOut step) {
    game.team.redirecting(step.context().actor(), true);
    game.tell.mayRedirect(step.context().actor());
  }

  @Override
  public boolean redirectsDamage() {
    return true;
  }
}
