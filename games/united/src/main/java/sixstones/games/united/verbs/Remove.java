package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.games.united.effects.Amount;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Amounts;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;

/** Tokens to the pool. */
public record Remove(Feature what, Amount n, Place where) implements Verb {

  public static final VerbKind KIND =
      VerbKind.named("remove")
          .form(
              "tokens to the pool",
              at -> new Remove(at.one("what", Feature.class), at.amount("n"), at.place("where")),
              Slot.word("what", "civilian", "thug", "token"),
              Slot.amount("n"),
              Slot.place("where"))
          .asks(
              "remove",
              (of, parts) ->
                  new Kind(
                      of, Location.of(parts.number("at")), parts.number("rest"), parts.options()));

  @Override
  public boolean isPossible(Board board, Context context) {
    return Places.count(board, what, where, context) > 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    game.nothingDone(Deed.REMOVED);
    remove(game, step, Places.find(game.board, where, step.context()));
  }

  /** Of a single token the decider names the kind. */
  private void remove(Play game, CarryOut step, int locations) {
    int most = Amounts.of(game.board, n);
    for (int rest = locations; rest != 0; rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      int kinds = Tokens.kinds(game.board, what, at);
      if (Bits.count(kinds) > 1 && most == 1) {
        game.push(new Kind(step, at, Bits.rest(rest), kinds));
        return;
      }
      for (int kind = kinds; kind != 0; kind = Bits.rest(kind)) {
        var token = Token.ALL[Bits.first(kind)];
        remove(game, at, token, Math.min(most, game.ring.count(at, token)));
      }
    }
  }

  private static void remove(Play game, Location at, Token token, int count) {
    Tokens.remove(game, at, token, count);
    game.did(Deed.REMOVED, count);
  }

  /** Which kind in a Location; the rest of the Locations comes after it. */
  record Kind(CarryOut of, Location at, int rest, long options) implements EffectQuestion<Token> {

    @Override
    public String id() {
      return "remove";
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
      remove(game, at, token, 1);
      ((Remove) of.verb()).remove(game, of, rest);
    }
  }
}
