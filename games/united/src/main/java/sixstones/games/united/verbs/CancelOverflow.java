package sixstones.games.united.verbs;

import sixstones.games.united.effects.Given;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** The Overflow in progress has no effect. */
public record CancelOverflow() implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("cancel_overflow")
          .form("the Overflow in the acting Hero's Location", _ -> new CancelOverflow())
          .needing(Given.OVERFLOW);

  @Override
  public void begin(Play game, CarryOut step) {
    game.turn.overflowCancelled(true);
  }
}
