package sixstones.games.united.verbs;

import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** Rick Jones comes somewhere. */
public record PlaceRickJones(Place to) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("place_rick_jones")
          .form(
              "Rick Jones comes there", at -> new PlaceRickJones(at.place("to")), Slot.place("to"));

  @Override
  public void begin(Play game, CarryOut step) {
    game.ring.rick(Location.first(Places.find(game.board, to, step.context())));
    game.tell.rickMoved(Location.NOWHERE, game.ring.rick());
  }
}
