package sixstones.games.united.steps;

import sixstones.games.united.moves.PickKind;

/** The first question of an effect: it has nothing to remember yet. */
public record Question(CarryOut of, PickKind pick, long options, boolean mayDecline)
    implements EffectQuestion<Object> {

  public static final StepKind KIND =
      new StepKind(
          "ask",
          parts ->
              new Question(
                  CarryOut.read(parts),
                  parts.one("pick", PickKind.ALL),
                  parts.options(),
                  parts.mayDecline()));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void memory(Parts to) {
    to.put("pick", pick);
  }

  /** The effect takes what it has asked for. */
  @Override
  @SuppressWarnings("unchecked")
  public void picked(Play game, Object thing) {
    ((AskingVerb<Object>) of.verb()).answer(game, of, thing);
  }
}
