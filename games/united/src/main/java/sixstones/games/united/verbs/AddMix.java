package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Token;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Verb;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;

/** Civilians and Thugs in any mix. */
public record AddMix(int n, Place where) implements Verb {

  private static final long KINDS =
      Bits.with(Bits.with(0, Token.CIVILIAN.ordinal()), Token.THUG.ordinal());

  public static final VerbKind KIND =
      VerbKind.named("add")
          .form(
              "Civilians and Thugs in any mix",
              at -> new AddMix(at.number("n"), at.place("where")),
              Slot.word("what", "token"),
              Slot.number("n", 1, 9),
              Slot.place("where"))
          .asks(
              "add-mix",
              (of, parts) ->
                  new Next(of, parts.number("locations"), parts.number("left"), parts.options()));

  @Override
  public void begin(Play game, CarryOut step) {
    ask(game, step, Places.find(game.board, where, step.context()), n);
  }

  private void ask(Play game, CarryOut step, int locations, int left) {
    if (locations != 0) game.push(new Next(step, locations, left, KINDS));
  }

  @Override
  public Refusal noToken(EffectQuestion<?> asked, Token token) {
    return Because.of("U-ADD-07", "civilianOrThug");
  }

  /** The next token for the first of the Locations; so many are left for it. */
  record Next(CarryOut of, int locations, int left, long options) implements EffectQuestion<Token> {

    @Override
    public String id() {
      return "add-mix";
    }

    @Override
    public void memory(Parts to) {
      to.put("locations", locations).put("left", left);
    }

    @Override
    public PickKind pick() {
      return PickKind.TOKEN;
    }

    @Override
    public void picked(Play game, Token token) {
      Location at = Location.first(locations);
      if (Tokens.add(game, at, token, 1)) Tokens.overflow(game, at.bit(), at);
      var add = (AddMix) of.verb();
      if (left > 1) add.ask(game, of, locations, left - 1);
      else add.ask(game, of, Bits.rest(locations), add.n);
    }
  }
}
