package sixstones.games.united.terms;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Condition.Test;
import sixstones.games.united.effects.Feature;
import sixstones.games.united.effects.Who;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Turn;

/** Whether conditions hold. */
public final class Conditions {

  private Conditions() {}

  public static boolean hold(Board board, @Nullable Condition condition, Context context) {
    if (condition == null) return true;
    for (var test : condition.tests()) if (!holds(board, test, context)) return false;
    return true;
  }

  private static boolean holds(Board board, Test test, Context context) {
    var turn = board.turn();
    return switch (test) {
      case Test.Count count ->
          count.compare().holds(Places.count(board, count.what(), count.where(), context));
      case Test.UnderPressure pressure -> board.dashboard().isUnderPressure() == pressure.is();
      case Test.MissionsDone done -> done.compare().holds(board.dashboard().missionsDone());
      case Test.HandSize hand -> handSize(board, hand, context);
      case Test.Alone alone -> isAlone(board, context) == alone.is();
      case Test.AtVillain _ -> board.team().at(context.actor()) == board.dashboard().at();
      case Test.Done done -> turn.deeds().count(done.deed()) > 0;
      case Test.CardHas has ->
          !turn.ofHero().played().isNone()
              && board.story().card(turn.ofHero().played()).symbols().contains(has.symbol());
      case Test.PlanHasBam _ -> {
        var plan = turn.ofVillain().plan();
        yield plan != null && plan.bam();
      }
      case Test.PlanHasTokens _ -> {
        var plan = turn.ofVillain().plan();
        yield plan != null && plan.addsTokens();
      }
      case Test.OwnTurn _ -> turn.phase() == Turn.Phase.HERO && turn.active() == context.actor();
      case Test.VillainTurn _ -> turn.phase() == Turn.Phase.VILLAIN;
      case Test.HeroTurn _ -> turn.phase() == Turn.Phase.HERO;
      case Test.AllHeroesAt all -> allAt(board, all, context);
      case Test.Exists exists -> Places.find(board, exists.where(), context) != 0;
    };
  }

  /** U-ALONE-01: where the effect takes place, also if the Hero only acts as if there. */
  private static boolean isAlone(Board board, Context context) {
    return Places.count(board, Feature.OTHER_HERO, Places.here(board, context), context) == 0;
  }

  /** U-RULE-15: at the start of a turn the hand before recovery counts. */
  private static boolean handSize(Board board, Test.HandSize test, Context context) {
    var team = board.team();
    if (test.who() == Who.SELF) return test.compare().holds(team.handSize(context.actor()));
    if (test.who() == Who.TARGET) return test.compare().holds(board.turn().ofHero().handAtStart());
    for (var member : team.members()) {
      if (!team.isKo(member) && test.compare().holds(team.handSize(member))) return true;
    }
    return false;
  }

  private static boolean allAt(Board board, Test.AllHeroesAt test, Context context) {
    int found = Places.find(board, test.where(), context);
    var team = board.team();
    for (var member : team.members()) {
      if (!team.isKo(member) && !team.at(member).isIn(found)) return false;
    }
    return true;
  }
}
