package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Token;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** Rescues Civilians. */
public record Rescue(int n, Place where) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("rescue")
          .form(
              "rescues Civilians; counts for the Mission",
              at -> new Rescue(at.number("n"), at.place("where")),
              Slot.number("n", 1, 9),
              Slot.place("where"));

  @Override
  public boolean isPossible(Board board, Context context) {
    return Places.count(board, Feature.CIVILIAN, where, context) > 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.RESCUED);
    int found =
        Places.with(
            game.board,
            Feature.CIVILIAN,
            Places.find(game.board, where, step.context()),
            step.context());
    if (where.isChoice()) {
      step.askIfAny(game, PickKind.LOCATION, found);
    } else {
      for (int rest = found; rest != 0; rest = Bits.rest(rest)) rescue(game, Location.first(rest));
    }
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    rescue(game, at);
  }

  private void rescue(Play game, Location at) {
    for (int i = 0; i < n && game.ring.count(at, Token.CIVILIAN) > 0; i++) Fight.rescue(game, at);
  }

  @Override
  public Refusal noLocation(Board board, EffectQuestion<?> asked, Location at) {
    return Because.of("U-ACTION-HEROIC-01", "nothingThere");
  }
}
