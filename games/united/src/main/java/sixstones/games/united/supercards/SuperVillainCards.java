package sixstones.games.united.supercards;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.PlanCard;
import sixstones.games.united.box.SuperCard;
import sixstones.games.united.effects.Condition.Test;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.terms.Conditions;
import sixstones.games.united.terms.Places;

/** When Super Villain cards may be played. */
public final class SuperVillainCards {

  private SuperVillainCards() {}

  /** U-RULE-57: a card on the move needs a move; what it finds there is judged later. */
  public static boolean mayPlayWith(Board board, SuperCard card, PlanCard plan) {
    if (board.turn().ofVillain().villainCardPlayed()) return false;
    if (card.trigger() == Trigger.PLAN_MOVES_VILLAIN_TO) {
      return plan.move() > 0 && mayComeTrue(board, card, plan);
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

  /** Whether the Villain may come, by the card or by Deceitful, to a Location that may fit. */
  private static boolean mayComeTrue(Board board, SuperCard card, PlanCard plan) {
    Location from = board.dashboard().at();
    if (board.turn().destinationBy().isNobody()) {
      return mayFit(board, card, from.clockwise(plan.move()));
    }
    for (var at : Location.ALL) {
      if (at != from && mayFit(board, card, at)) return true;
    }
    return false;
  }

  /** Until the card is judged, Heroes may leave the Location or be KO'd there; none can come. */
  private static boolean mayFit(Board board, SuperCard card, Location at) {
    var cond = card.cond();
    if (cond == null) return true;
    var there = Context.VILLAIN_PLAYERS.villainAt(at);
    for (var test : cond.tests()) {
      if (test instanceof Test.Count count
          && count.what() == Feature.HERO
          && Places.count(board, Feature.HERO, count.where(), there) < count.compare().least()) {
        return false;
      }
    }
    return true;
  }

  /** U-SVCARD-05: the cards that could be played at the end of this Hero turn, held or not. */
  public static int playableAtTurnEnd(Board board) {
    int cards = 0;
    for (var card : Box.villainCards()) {
      if (!board.dashboard().isSpent(card)
          && card.trigger() == Trigger.HERO_TURN_END
          && Conditions.hold(board, card.cond(), Context.VILLAIN_PLAYERS)
          && Possible.any(board, card.effects(), Context.VILLAIN_PLAYERS)) {
        cards = Bits.with(cards, card.index());
      }
    }
    return cards;
  }

  /** No card is played at the end of a Hero turn. */
  static void noneAtTurnEnd(Play game) {
    game.dashboard.superNoticed(playableAtTurnEnd(game.board));
    game.secretsTested();
  }

  static void atTurnEnd(Play game, SuperCard card) {
    spend(game, card);
    game.tell.playedVillainCard(card);
    game.push(card.effects(), Context.VILLAIN_PLAYERS);
  }

  /** U-SVCARD-02, U-SVCARD-03. */
  public static void spend(Play game, SuperCard card) {
    game.dashboard.spendSuper(card);
    game.turn.ofVillain().villainCardPlayed(true);
  }
}
