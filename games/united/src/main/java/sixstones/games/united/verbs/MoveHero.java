package sixstones.games.united.verbs;

import sixstones.games.united.actions.Movement;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** The acting Hero goes to one of some Locations. */
public record MoveHero(Place to) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("move_hero")
          .form("the acting Hero goes there", at -> new MoveHero(at.place("to")), Slot.place("to"))
          .needing(Given.HERO);

  @Override
  public boolean isPossible(Board board, Context context) {
    return Places.find(board, to, context) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.LOCATION, Places.find(game.board, to, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    Movement.go(game, step.context().actor(), at);
  }
}
