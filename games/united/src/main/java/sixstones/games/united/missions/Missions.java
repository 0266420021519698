package sixstones.games.united.missions;

import sixstones.engine.Bits;
import sixstones.games.united.box.Mission;
import sixstones.games.united.decks.Cards;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Constants;

/** Missions: tokens on them, their completion, and the goal behind them. */
public final class Missions {

  private Missions() {}

  public static void progress(Play game, Mission mission) {
    advance(game, mission);
    completeMissions(game);
  }

  private static void advance(Play game, Mission mission) {
    var dashboard = game.dashboard;
    if (dashboard.isDone(mission) || dashboard.progress(mission) >= mission.spaces()) return;
    dashboard.progress(mission, dashboard.progress(mission) + 1);
    game.tell.progress(mission, dashboard.progress(mission));
  }

  /** U-MISSION-02, U-RULE-24; U-RULE-25: of two at once the decider names the first. */
  private static void completeMissions(Play game) {
    int full = 0;
    for (var mission : Mission.ALL) {
      if (!game.dashboard.isDone(mission) && game.dashboard.progress(mission) >= mission.spaces()) {
        full = Bits.with(full, mission.ordinal());
      }
    }
    if (full == 0 || Constants.missionsWait(game.board)) return;
    if (Bits.count(full) > 1) {
      game.push(new OrderMissions(full));
    } else {
      complete(game, Mission.ALL[Bits.first(full)]);
    }
  }

  public static void completeFirst(Play game, Mission mission) {
    complete(game, mission);
    if (!game.isOver()) completeMissions(game);
  }

  private static void complete(Play game, Mission mission) {
    game.dashboard.complete(mission);
    game.tell.completed(mission, game.dashboard.missionsDone());
    checkGoal(game);
    if (game.isOver()) return;
    if (game.dashboard.missionsDone() == 2) secondMission(game);
    if (game.dashboard.missionsDone() == 3) everybodyDraws(game);
  }

  private static void secondMission(Play game) {
    for (var rule : game.board.villain().rules()) {
      if (rule.trigger() != Trigger.MISSIONS_DONE_2) continue;
      game.interrupt();
      game.push(rule.effects(), Context.VILLAINS);
    }
  }

  /** U-MISSION-08, U-RULE-26. */
  private static void everybodyDraws(Play game) {
    Member hero = game.board.decider();
    for (int i = 0; i < game.team.size(); i++) {
      Cards.draw(game, hero, 1);
      hero = game.board.after(hero);
    }
  }

  /** U-WIN-04, U-RULE-05. */
  public static void checkGoal(Play game) {
    var villain = game.board.villain();
    int done = game.dashboard.missionsDone();
    if (done < 2) return;
    if (villain.winMissions() > 0 && done >= villain.winMissions()) game.end(Ending.GOAL);
    for (var threat : game.threats.all()) {
      if (threat.kind().equals(villain.winThreat()) && !game.threats.inPlay(threat)) {
        game.end(Ending.GOAL);
      }
    }
  }
}
