package sixstones.games.united.referee;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.text.TreeReader;

/** U-MISSION and the ways to win. */
final class Missions {

  private final Referee game;

  Missions(Referee game) {
    this.game = game;
  }

  /** U-MISSION-10 to 12: a token on the Mission if there is a space, otherwise to the pool. */
  void progress(String mission) {
    var world = game.world;
    int tokens = world.missions.getOrDefault(mission, 0);
    if (world.completed.contains(mission) || tokens == spaces(mission)) return;
    world.missions.put(mission, tokens + 1);
  }

  /** U-IMMORTUS-01. */
  void lose(String mission, int n) {
    var world = game.world;
    if (world.completed.contains(mission)) return;
    world.missions.merge(mission, -n, (had, minus) -> Math.max(0, had + minus));
  }

  int spaces(String mission) {
    return game.world.printed.missionSpaces.getOrDefault(mission, 0);
  }

  /** U-MISSION-02, U-RULE-24 and 25: what is full is complete at once, unless that is forbidden. */
  void check() {
    while (!forbidden()) {
      var full = full();
      if (full.isEmpty()) break;
      complete(game.choose(game.world.decider().seat, "mission", full));
    }
    checkGoal();
  }

  private List<String> full() {
    var full = new ArrayList<String>();
    for (var mission : game.world.printed.missionSpaces.keySet()) {
      if (game.world.completed.contains(mission)) continue;
      if (game.world.missions.getOrDefault(mission, 0) == spaces(mission)) full.add(mission);
    }
    return full;
  }

  /** The Tachyon Field Generator. */
  private boolean forbidden() {
    return game.world.threats.stream()
        .filter(Threat::inPlay)
        .flatMap(threat -> threat.abilities("constant").stream())
        .flatMap(ability -> Printed.steps(ability, "effects").stream())
        .anyMatch(step -> Printed.word(step, "what").orElse("").equals("complete_mission"));
  }

  private void complete(String mission) {
    var world = game.world;
    world.completed.add(mission);
    world.missions.put(mission, 0);
    checkGoal();
    if (world.completed.size() == 2) {
      for (var rule : world.dashboard().at("special_rules").items()) {
        if (!rule.at("trigger").text().equals("missions_done_2")) continue;
        game.effects.run(Printed.steps(rule, "effects"), game.villainTurn.scene());
      }
    }
    // U-MISSION-08, U-RULE-26.
    if (world.completed.size() == 3) world.standing().forEach(hero -> hero.draw(1));
  }

  /** U-WIN-02, U-WIN-04. */
  void checkGoal() {
    var world = game.world;
    var goal = world.dashboard().find("heroic_goal").filter(TreeReader::isMapping);
    if (goal.isEmpty() || world.completed.size() < 2) return;
    for (var way : goal.get().at("win_when").items()) {
      boolean missionsDone =
          way.find("missions_done").filter(n -> world.completed.size() >= n.number()).isPresent();
      boolean cleared =
          way.find("threat_cleared").filter(id -> !world.threat(id.text()).inPlay()).isPresent();
      if (missionsDone || cleared) throw new GameOver("goal");
    }
  }
}
