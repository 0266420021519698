package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.heroturn.HeroTurn;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** Uses the End-of-Turn effect of a Location as if there. */
public record UseEndOfTurn(Place where) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("use_end_of_turn")
          .form(
              "uses the End-of-Turn effect of a Location as if there",
              at -> new UseEndOfTurn(at.place("where")),
              Slot.place("where"));

  private int usable(Board board, Context context) {
    int usable = 0;
    int found = Places.find(board, where, context);
    for (int rest = found; rest != 0; rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      if (Possible.any(board, board.ring().tile(at).endOfTurn(), context.here(at))) {
        usable = Bits.with(usable, at.index());
      }
    }
    return usable;
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return usable(board, context) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.LOCATION, usable(game.board, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    HeroTurn.useLocation(game, at);
  }

  @Override
  public Refusal noLocation(Board board, EffectQuestion<?> asked, Location at) {
    return Because.of("U-RULE-21", "nothingToDo");
  }
}
