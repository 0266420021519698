package sixstones.games.united.verbs;

import java.util.List;
import sixstones.engine.Refusal;
import sixstones.games.united.actions.Actions;
import sixstones.games.united.actions.GiveActions;
import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Given;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Pool;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** Actions now, in one of the Locations or in each. */
public record Act(List<Symbol> symbols, Place where, boolean single)
    implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("act")
          .form(
              "actions now, in one of the Locations or in each; single: all on one Enemy",
              at ->
                  new Act(
                      at.symbols("symbols"),
                      at.has("where") ? at.place("where") : Place.HERE,
                      at.has("target")),
              Slot.symbols("symbols"),
              Slot.maybe(Slot.place("where")),
              Slot.maybe(Slot.word("target", "single")))
          .needing(Given.HERO);

  /** The Locations in which any of the actions can be taken. */
  private int useful(Board board, Context context) {
    int found = Places.find(board, where, context);
    return Actions.where(board, Pool.of(symbols), context.actor(), found);
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return useful(board, context) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.DEFEATED);
    var context = step.context();
    if (where.isChoice()) {
      step.askIfAny(game, PickKind.LOCATION, useful(game.board, context));
    } else if (where.equals(Place.HERE)) {
      give(game, context, context.here());
    } else {
      int found = Places.find(game.board, where, context);
      for (int i = Box.RING - 1; i >= 0; i--) {
        Location at = Places.start(game.board, where, context).clockwise(i);
        if (at.isIn(found)) give(game, context, at);
      }
    }
  }

  private void give(Play game, Context context, Location at) {
    game.push(new GiveActions(Pool.of(symbols), at, single, null, context));
  }

  @Override
  public boolean choosesLocation() {
    return where.isChoice();
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    step.bind(game, step.context().chosen(at));
    give(game, step.context(), at);
  }

  @Override
  public Refusal noLocation(Board board, EffectQuestion<?> asked, Location at) {
    return Because.of("U-ACTION-03", "noActionThere");
  }
}
