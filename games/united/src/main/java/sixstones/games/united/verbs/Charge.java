package sixstones.games.united.verbs;

import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.gear.GearUse;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;

/** Turns a Gear card faceup. */
public record Charge(String gear) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("charge")
          .form("turns the Gear card faceup", at -> new Charge(at.gear("gear")), Slot.gear("gear"))
          .needing(Given.HERO);

  @Override
  public boolean isPossible(Board board, Context context) {
    return board.gear().owner(Box.gearNamed(gear)) == context.actor();
  }

  @Override
  public void begin(Play game, CarryOut step) {
    GearUse.charge(game, step.context().actor(), Box.gearNamed(gear));
  }
}
