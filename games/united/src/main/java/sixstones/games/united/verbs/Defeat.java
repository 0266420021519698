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
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;

/** U-RULE-74: defeats one Thug in each Location. */
public record Defeat(Place where) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("defeat")
          .form(
              "defeats a Thug in each Location; counts for the Mission, toughness is ignored",
              at -> new Defeat(at.place("where")),
              Slot.place("where"))
          .asks(
              "defeat",
              (of, parts) ->
                  new Kind(
                      of, Location.of(parts.number("at")), parts.number("rest"), parts.options()));

  @Override
  public boolean isPossible(Board board, Context context) {
    return Places.count(board, Feature.THUG, where, context) > 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.DEFEATED);
    var context = step.context();
    int all = Places.find(game.board, where, context);
    int found = Places.with(game.board, Feature.THUG, all, context);
    if (where.isChoice()) step.askIfAny(game, PickKind.LOCATION, found);
    else defeat(game, step, found);
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    defeat(game, step, at.bit());
  }

  /** The decider chooses between Thugs and Doombots. */
  private static void defeat(Play game, CarryOut step, int locations) {
    for (int rest = locations; rest != 0 && !game.isOver(); rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      int kinds = Tokens.kinds(game.board, Feature.THUG, at);
      if (Bits.count(kinds) > 1) {
        game.push(new Kind(step, at, Bits.rest(rest), kinds));
        return;
      }
      if (kinds != 0) {
        Fight.defeat(game, at, Token.ALL[Bits.first(kinds)], step.context().actor());
      }
    }
  }

  @Override
  public Refusal noLocation(Board board, EffectQuestion<?> asked, Location at) {
    return Because.of("U-RULE-74", "nothingThere");
  }

  /** Which kind in a Location; the rest of the Locations comes after it. */
  record Kind(CarryOut of, Location at, int rest, long options) implements EffectQuestion<Token> {

    @Override
    public String id() {
      return "defeat";
    }

    @Override
    public void memory(Parts to) {
      to.put("at", at).put("rest", rest);
    }

    @Override
    public PickKind pick() {
      return PickKind.TOKEN;
    }

    @Override
    public void picked(Play game, Token token) {
      Fight.defeat(game, at, token, of.context().actor());
      defeat(game, of, rest);
    }
  }
}
