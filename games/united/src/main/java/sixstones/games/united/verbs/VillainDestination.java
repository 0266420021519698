package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The acting Hero names where the next plan card takes the Villain. */
public record VillainDestination() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("villain_destination")
          .form(
              "the acting Hero names where the next plan card takes the Villain",
              _ -> new VillainDestination())
          .needing(Given.HERO);

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.destinationBy(step.context().actor());
    game.tell.willChooseDestination(step.context().actor());
  }
}
