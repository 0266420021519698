package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Decider;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
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

/** U-RULE-29: cleared Threats come back. */
public record ReturnThreat(Place where, Decider by) implements AskingVerb<Location> {

  public static final VerbKind KIND =
      VerbKind.named("return_threat")
          .form(
              "a cleared Threat comes back in each of the Locations",
              at -> new ReturnThreat(at.place("where"), at.by()),
              Slot.place("where"),
              Slot.BY)
          .asks(
              "return-threat",
              (of, parts) ->
                  new Which(
                      of, Location.of(parts.number("at")), parts.number("rest"), parts.options()));

  @Override
  public boolean isPossible(Board board, Context context) {
    return board.threats().cleared() != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    if (game.threats.cleared() == 0) return;
    int found = Places.find(game.board, where, step.context());
    if (where.isChoice()) step.askIfAny(game, PickKind.LOCATION, found);
    else ask(game, step, found);
  }

  @Override
  public void answer(Play game, CarryOut step, Location at) {
    ask(game, step, at.bit());
  }

  /** Clockwise from the Villain; which Threat is the decider's choice. */
  private void ask(Play game, CarryOut step, int locations) {
    int threats = game.threats.cleared();
    if (locations == 0 || threats == 0) return;
    Location at = game.dashboard.at();
    while (!at.isIn(locations)) at = at.clockwise(1);
    game.push(new Which(step.by(by), at, Bits.without(locations, at.index()), threats));
  }

  @Override
  public String rule(Context context) {
    return "U-RULE-29";
  }

  @Override
  public Refusal noLocation(Board board, EffectQuestion<?> asked, Location at) {
    return Because.of("U-RULE-29", "threatThere");
  }

  @Override
  public Refusal noThreat(Board board, EffectQuestion<?> asked, Threat card) {
    return Because.of("U-RULE-29", "threatInPlay");
  }

  /** Which Threat comes to a Location; the rest of the Locations comes after it. */
  record Which(CarryOut of, Location at, int rest, long options) implements EffectQuestion<Threat> {

    @Override
    public String id() {
      return "return-threat";
    }

    @Override
    public void memory(Parts to) {
      to.put("at", at).put("rest", rest);
    }

    @Override
    public PickKind pick() {
      return PickKind.THREAT;
    }

    @Override
    public void picked(Play game, Threat threat) {
      game.board.bringIn(threat, at);
      game.threats.hasToken(threat, false);
      game.tell.returned(threat, at);
      ((ReturnThreat) of.verb()).ask(game, of, rest);
    }
  }
}
