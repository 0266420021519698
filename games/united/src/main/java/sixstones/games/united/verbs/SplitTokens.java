package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The plan card's tokens are spread freely. */
public record SplitTokens() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("split_tokens")
          .form(
              "the plan card's tokens are spread freely over the Villain's Location and the two"
                  + " next to it",
              _ -> new SplitTokens())
          .needing(Given.PLAN);

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.ofVillain().split(true);
  }
}
