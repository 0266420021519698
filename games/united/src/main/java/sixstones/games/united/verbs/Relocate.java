package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
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
import sixstones.games.united.steps.Question;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;
import sixstones.games.united.tokens.Tokens;

/** A token from one Location to another with an empty slot. */
public record Relocate(Feature what, Place from, Place to) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("relocate")
          .form(
              "a token from one Location to another with an empty slot",
              at -> new Relocate(at.one("what", Feature.class), at.place("from"), at.place("to")),
              Slot.word("what", "civilian", "thug", "token"),
              Slot.place("from"),
              Slot.place("to"))
          .asks(
              "relocate-what",
              (of, parts) -> new Kind(of, Location.of(parts.number("from")), parts.options()))
          .asks(
              "relocate-to",
              (of, parts) ->
                  new To(
                      of,
                      Location.of(parts.number("from")),
                      parts.one("token", Token.ALL),
                      parts.options()));

  /** U-RULE-92: where something may be taken from, given that it must fit elsewhere. */
  private int sources(Board board, Context context) {
    int sources = 0;
    int found = Places.find(board, from, context);
    for (int rest = found; rest != 0; rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      boolean fits = destinations(board, context.chosen(at)) != 0;
      if (fits && Tokens.kinds(board, what, at) != 0) sources = Bits.with(sources, at.index());
    }
    return sources;
  }

  private int destinations(Board board, Context context) {
    return Places.with(board, Feature.FREE_SLOT, Places.find(board, to, context), context);
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return sources(board, context) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.LOCATION, sources(game.board, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    int kinds = Tokens.kinds(game.board, what, at);
    if (kinds != 0) game.push(new Kind(step, at, kinds));
  }

  @Override
  public String rule(Context context) {
    return "U-RULE-92";
  }

  @Override
  public Refusal noLocation(Board board, EffectQuestion<?> asked, Location at) {
    boolean source = asked instanceof Question;
    if (source && Tokens.kinds(board, what, at) == 0)
      return Because.of("U-RULE-92", "nothingThere");
    return board.ring().free(at) == 0
        ? Because.of("U-RULE-92", "noSlot")
        : Because.of("U-RULE-92", "outOfReach");
  }

  /** Which token of a Location goes. */
  record Kind(CarryOut of, Location from, long options) implements EffectQuestion<Token> {

    @Override
    public String id() {
      return "relocate-what";
    }

    @Override
    public void memory(Parts to) {
      to.put("from", from);
    }

    @Override
    public PickKind pick() {
      return PickKind.TOKEN;
    }

    @Override
    public void picked(Play game, Token token) {
      int to =
          ((Relocate) of.verb()).destinations(game.board, of.context().chosen(from)) & ~from.bit();
      if (to != 0) game.push(new To(of, from, token, to));
    }
  }

  /** Where it goes. */
  record To(CarryOut of, Location from, Token token, long options)
      implements EffectQuestion<Location> {

    @Override
    public String id() {
      return "relocate-to";
    }

    @Override
    public void memory(Parts to) {
      to.put("from", from).put("token", token);
    }

    @Override
    public PickKind pick() {
      return PickKind.LOCATION;
    }

    @Override
    public void picked(Play game, Location to) {
      game.ring.add(from, token, -1);
      Fight.keepWounds(game, from, token);
      game.ring.add(to, token, 1);
      game.tell.relocated(token, from, to);
    }
  }
}
