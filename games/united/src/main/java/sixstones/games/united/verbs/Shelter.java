package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Nobody with the acting Hero takes damage. */
public record Shelter() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("protect")
          .form(
              "nobody in the acting Hero's Location takes damage (U-RULE-44)",
              _ -> new Shelter(),
              Slot.word("who", "all"),
              Slot.word("n", "all"),
              Slot.word("until", "own_next_turn"))
          .needing(Given.HERO);

  @Override
  public void begin(Play game, CarryOut step) {
    game.team.sheltering(step.context().actor(), true);
    game.tell.shelters(step.context().actor());
  }
}
