package sixstones.games.united.verbs;

import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;
import sixstones.games.united.villainturn.VillainTurn;

/** The Villain goes somewhere and arrives. */
public record MoveVillain(Place to) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("move_villain")
          .form(
              "the Villain goes there and arrives",
              at -> new MoveVillain(at.place("to")),
              Slot.place("to"));

  @Override
  public void begin(Play game, CarryOut step) {
    game.interrupt();
    VillainTurn.moveTo(game, Location.first(Places.find(game.board, to, step.context())));
  }
}
