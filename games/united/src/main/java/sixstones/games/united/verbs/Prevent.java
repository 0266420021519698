package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Prevents some of the damage in progress. */
public record Prevent(int n) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("protect")
          .form(
              "prevents so much of the damage in progress",
              at -> new Prevent(at.number("n")),
              Slot.number("n", 1, 9),
              Slot.word("until", "now"))
          .needing(Given.DAMAGE);

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.reactions().shield(game.turn.reactions().shield() + n);
  }
}
