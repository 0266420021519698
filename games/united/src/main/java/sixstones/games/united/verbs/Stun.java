package sixstones.games.united.verbs;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Pickable;
import sixstones.games.united.effects.Place;
import sixstones.games.united.effects.Slot;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Threats;
import sixstones.games.united.steps.AskingVerb;
import sixstones.games.united.steps.Because;
import sixstones.games.united.steps.CarryOut;
import sixstones.games.united.steps.EffectQuestion;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.VerbKind;
import sixstones.games.united.terms.Places;

/** A Stun token on the Villain or a Henchman. */
public record Stun(Place where) implements AskingVerb<Pickable> {

  public static final VerbKind KIND =
      VerbKind.named("stun")
          .form(
              "a Stun token on the Villain or a Henchman there",
              at -> new Stun(at.place("where")),
              Slot.place("where"));

  private long targets(Board board, Context context) {
    int locations = Places.find(board, where, context);
    long found = 0;
    for (int rest = locations; rest != 0; rest = Bits.rest(rest)) {
      Location at = Location.first(rest);
      found |= board.threats().henchmenAt(at);
      if (board.dashboard().at() == at) found = Bits.with(found, Threats.VILLAIN);
    }
    return found;
  }

  @Override
  public boolean isPossible(Board board, Context context) {
    return targets(board, context) != 0;
  }

  @Override
  public void begin(Play game, CarryOut step) {
    step.askIfAny(game, PickKind.THREAT, targets(game.board, step.context()));
  }

  @Override
  public void answer(Play game, CarryOut step, Pickable target) {
    if (target instanceof Threat henchman) {
      game.threats.stunned(henchman, true);
      game.tell.stunned(Enemy.henchman(henchman));
    } else {
      game.dashboard.stunned(true);
      game.tell.stunned(Enemy.villain());
    }
  }

  @Override
  public Refusal noVillain(Board board, EffectQuestion<?> asked) {
    return Because.of("U-STUN-01", "notHere");
  }
}
