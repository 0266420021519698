package sixstones.games.united.verbs;

import sixstones.games.united.box.PlanCard;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.steps.EffectQuestion;

/** A question about plan cards in the Villain's hand, which is another hand in a redeal. */
public interface PlanQuestion extends EffectQuestion<PlanCard> {

  /** The same question about another hand. */
  PlanQuestion among(long cards);

  @Override
  default PickKind pick() {
    return PickKind.PLAN;
  }
}
