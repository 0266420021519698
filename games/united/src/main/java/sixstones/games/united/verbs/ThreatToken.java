package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.fight.Fight;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** An Action token of the kind it asks for on a Threat. */
public record ThreatToken(Place where) implements AskingVerb<Threat> {

  public static final VerbKind KIND =
      VerbKind.named("threat_token")
          .form(
              "an Action token of the kind it asks for on a Threat",
              at -> new ThreatToken(at.place("where")),
              Slot.place("where"))
          .asks("threat-space", (of, parts) -> new Space(of, parts.threat("on"), parts.options()));

  /** Threats in the Locations with an empty space. */
  private int fillable(Board board, Context context) {
    int locations = Places.find(board, where, context);
    int found = 0;
    for (var threat : board.threats().all()) {
      if (board.threats().inPlay(threat)
          && board.threats().at(threat).isIn(locations)
          && Fight.emptySpaces(board.threats(), threat) != 0) {
        found = Bits.with(found, threat.local());
      }
    }
    return found;
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return fillable(board, context) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.THREAT, fillable(game.board, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Threat threat) {
    int spaces = Fight.emptySpaces(game.threats, threat);
    if (spaces != 0) game.push(new Space(step, threat, spaces));
  }

  @Override
  public Refusal noThreat(Board board, EffectQuestion<?> asked, Threat card) {
    if (!board.threats().inPlay(card)) return Because.of("U-THREAT-08", "threatCleared");
    return card.isHenchman()
        ? Because.of("U-THREAT-13", "henchmanHeroic")
        : Because.of("U-ACTION-HEROIC-02", "threatNotHere");
  }

  @Override
  public Refusal noSymbol(EffectQuestion<?> asked) {
    return Because.of("U-THREAT-04", "wrongSpace");
  }

  /** Which space of a Threat is filled. */
  record Space(CarryOut of, Threat on, long options) implements EffectQuestion<Symbol> {

    @Override
    public String id() {
      return "threat-space";
    }

    @Override
    public void memory(Parts to) {
      to.put("on", on.local());
    }

    @Override
    public PickKind pick() {
      return PickKind.SYMBOL;
    }

    @Override
    public void picked(Play game, Symbol symbol) {
      Fight.fill(game, on, symbol);
    }
  }
}
