package sixstones.games.united.verbs;

import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;
import sixstones.games.united.villainturn.VillainTurn;

/** The dashboard BAM! as if the Villain were elsewhere. */
public record BamAsIf(Place where) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("bam")
          .form(
              "the dashboard BAM! as if the Villain were there",
              at -> new BamAsIf(at.place("as_if_at")),
              Slot.place("as_if_at"));

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.LOCATION, Places.find(game.board, where, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    VillainTurn.dashboardBam(game, Context.VILLAINS.villainAt(at));
  }
}
