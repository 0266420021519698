package sixstones.games.united.steps;

import sixstones.games.united.moves.PickKind;

/** The first question of an effect: it has nothing to remember yet. */
public record Question(CarryOut of, PickKind pick, long options) implements EffectQuestion {

  @Override
  public String id() {
    return "ask";
  }

  @Override
  public void memory(Parts to) {
    to.put("pick", pick);
  }

  @Override
  public void picked(Play game, int picked) {
    of.verb().answer(game, of, picked);
  }
}
