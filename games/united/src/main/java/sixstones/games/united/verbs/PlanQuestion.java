package sixstones.games.united.verbs;

import sixstones.games.united.moves.PickKind;
import sixstones.games.united.steps.EffectQuestion;

/** A question about plan cards in the Villain's hand, which is another hand in a redeal. */
public interface PlanQuestion extends EffectQuestion {

  /** The same question about another hand. */
  PlanQuestion among(long cards);

  @Override
  default PickKind pick() {
    return PickKind.PLAN;
  }
}
