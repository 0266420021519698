package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.cards.PlanCard;
import sixstones.games.united.cards.SuperCard;
import sixstones.games.united.effects.Condition.Test;
import sixstones.games.united.effects.Trigger;

/** Super Villain cards that are played with a plan card. */
final class SuperVillain {

  private SuperVillain() {}

  /** U-RULE-57: a card on the move needs a move; what it finds there is judged later. */
  static boolean mayPlayWith(Board board, SuperCard card, PlanCard plan) {
    if (board.turn().villainCardPlayed()) return false;
    if (card.trigger() == Trigger.PLAN_MOVES_VILLAIN_TO) {
      return plan.move() > 0 || board.turn().destinationBy() >= 0;
    }
    if (card.trigger() != Trigger.PLAN_PLAYED) return false;
    var cond = card.cond();
    if (cond == null) return true;
    for (var test : cond.tests()) {
      if (test instanceof Test.PlanHasBam && !plan.bam()) return false;
      if (test instanceof Test.PlanHasTokens && !plan.addsTokens()) return false;
    }
    return true;
  }
}
