package sixstones.games.united.play;

import sixstones.games.united.board.Context;
import sixstones.games.united.board.Threats;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.cards.Token;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Effect.Figure;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.Enemy;

/** Damage to Enemies, Threats cleared, Missions and victory. */
final class Fighting {

  private Fighting() {}

  /** One damage to an Enemy in a Location by a Hero (-1: by nobody). */
  static void hit(Playing game, Enemy enemy, int at, int hero) {
    if (enemy.isToken()) hitToken(game, at, enemy.token(), hero);
    else if (enemy.isVillain()) hitVillain(game);
    else hitHenchman(game, Box.threat(enemy.threat()).local(), hero, 1);
  }

  /** U-RULE-20: damage short of defeating lasts for the turn. */
  static void hitToken(Playing game, int at, Token token, int hero) {
    int health = Constants.health(game.board, at, token);
    if (health == 1) {
      defeat(game, at, token, hero);
      return;
    }
    int wounded = game.ring.wounded(at, token);
    if (wounded == 0) {
      game.ring.wounded(at, token, 1);
      game.tell.wounded(at, token);
      return;
    }
    game.ring.wounded(at, token, wounded - 1);
    defeat(game, at, token, hero);
  }

  /** U-MISSION-11, U-DOOM-06: a defeated Doombot counts as a Thug for the Mission. */
  static void defeat(Playing game, int at, Token token, int hero) {
    game.ring.add(at, token, -1);
    keepWounds(game, at, token);
    game.did(Deed.DEFEATED, 1);
    game.tell.defeated(at, token);
    if (hero >= 0 && hero == game.turn.active() && !game.isVillainTurn()) {
      game.turn.defeats(game.turn.defeats() + 1);
      rechargeByDefeats(game, hero);
    }
    progress(game, Box.DEFEAT);
  }

  /** Never more wounded tokens than tokens. */
  static void keepWounds(Playing game, int at, Token token) {
    if (game.ring.wounded(at, token) > game.ring.count(at, token)) {
      game.ring.wounded(at, token, game.ring.count(at, token));
    }
  }

  private static void rechargeByDefeats(Playing game, int hero) {
    for (var gear : Box.gears()) {
      var rack = game.board.gear();
      if (gear.recharge() == Trigger.DEFEATED_IN_TURN
          && rack.owner(gear.index()) == hero
          && !rack.isCharged(gear.index())
          && game.turn.defeats() % gear.threshold() == 0) {
        rack.charged(gear.index(), true);
        game.tell.charged(hero, gear);
      }
    }
  }

  static void rescue(Playing game, int at) {
    game.ring.add(at, Token.CIVILIAN, -1);
    game.did(Deed.RESCUED, 1);
    game.tell.rescued(at);
    progress(game, Box.RESCUE);
  }

  /** One hit of so much damage; a Henchman who is cleared by it does not answer it. */
  static void hitHenchman(Playing game, int t, int hero, int damage) {
    int before = game.threats.health(t);
    for (int i = 0; i < damage; i++) takeDamage(game, t);
    if (hero >= 0 && game.threats.inPlay(t) && game.threats.health(t) < before) {
      react(game, t, hero);
    }
  }

  private static void takeDamage(Playing game, int t) {
    var threats = game.threats;
    if (!threats.inPlay(t) || !Constants.canBeDamaged(game.board, t)) return;
    if (threats.ignored(t) < Constants.threat(game.board, t, Figure.IGNORE_FIRST_DAMAGE)) {
      threats.ignored(t, threats.ignored(t) + 1);
      game.tell.ignoredDamage(Enemy.henchman(threats.card(t).index()));
      return;
    }
    threats.health(t, threats.health(t) - 1);
    game.tell.henchmanHit(threats.card(t), threats.health(t), threats.at(t));
    if (threats.health(t) == 0) clear(game, t);
  }

  private static void react(Playing game, int t, int hero) {
    var ability = game.threats.card(t).ability(Trigger.DAMAGED_BY_HERO);
    if (ability == null || (ability.oncePerTurn() && game.threats.hasReacted(t))) return;
    game.threats.reacted(t, true);
    game.interrupt();
    game.push(ability.effects(), Context.ofThreat(t).target(hero));
  }

  static void hitVillain(Playing game) {
    var dashboard = game.dashboard;
    if (!Constants.canDamageVillain(game.board)) return;
    if (dashboard.ignored() < Constants.dashboard(game.board, Figure.IGNORE_FIRST_DAMAGE)) {
      dashboard.ignored(dashboard.ignored() + 1);
      game.tell.ignoredDamage(Enemy.villain());
      return;
    }
    dashboard.health(dashboard.health() - 1);
    game.tell.villainHit(dashboard.health());
    if (dashboard.health() == 0 && game.board.villain().winsByHealth()) game.end(Ending.DEFEATED);
  }

  /** Puts a token on a free space; U-THREAT-04. */
  static void fill(Playing game, int t, Symbol space) {
    var threats = game.threats;
    var spaces = threats.card(t).clear();
    for (int i = 0; i < spaces.size(); i++) {
      if (spaces.get(i) != space || (threats.filled(t) >> i & 1) != 0) continue;
      threats.filled(t, threats.filled(t) | 1 << i);
      game.tell.filled(threats.card(t), space, Integer.bitCount(threats.filled(t)));
      if (Integer.bitCount(threats.filled(t)) == spaces.size()) clear(game, t);
      return;
    }
  }

  /** The kinds of spaces that are still empty, as a set. */
  static int emptySpaces(Threats threats, int t) {
    int kinds = 0;
    var spaces = threats.card(t).clear();
    for (int i = 0; i < spaces.size(); i++) {
      if ((threats.filled(t) >> i & 1) == 0) kinds |= 1 << spaces.get(i).ordinal();
    }
    return kinds;
  }

  /** U-THREAT-03, U-THREAT-07, U-THREAT-11. */
  static void clear(Playing game, int t) {
    var threats = game.threats;
    int at = threats.at(t);
    threats.at(t, Threats.CLEARED);
    threats.health(t, 0);
    threats.filled(t, 0);
    threats.hasToken(t, false);
    threats.stunned(t, false);
    threats.immune(t, false);
    game.tell.cleared(threats.card(t), at);
    // U-RULE-24: with the Threat a ban may end, also if the Mission has no space for the token.
    advance(game, Box.THREATS);
    completeMissions(game);
    checkGoal(game);
  }

  private static void progress(Playing game, int mission) {
    advance(game, mission);
    completeMissions(game);
  }

  private static void advance(Playing game, int mission) {
    var dashboard = game.dashboard;
    if (dashboard.isDone(mission) || dashboard.progress(mission) >= Box.spaces(mission)) return;
    dashboard.progress(mission, dashboard.progress(mission) + 1);
    game.tell.progress(mission, dashboard.progress(mission));
  }

  /** U-MISSION-02, U-RULE-24; U-RULE-25: of two at once the decider names the first. */
  private static void completeMissions(Playing game) {
    int full = 0;
    for (int mission = 0; mission < Box.MISSIONS; mission++) {
      if (!game.dashboard.isDone(mission)
          && game.dashboard.progress(mission) >= Box.spaces(mission)) {
        full |= 1 << mission;
      }
    }
    if (full == 0 || Constants.missionsWait(game.board)) return;
    if (Integer.bitCount(full) > 1) {
      game.push(new OrderMissions(full));
    } else {
      complete(game, Integer.numberOfTrailingZeros(full));
    }
  }

  static void completeFirst(Playing game, int mission) {
    complete(game, mission);
    if (!game.isOver()) completeMissions(game);
  }

  private static void complete(Playing game, int mission) {
    game.dashboard.complete(mission);
    game.tell.completed(mission, game.dashboard.missionsDone());
    checkGoal(game);
    if (game.isOver()) return;
    if (game.dashboard.missionsDone() == 2) secondMission(game);
    if (game.dashboard.missionsDone() == 3) everybodyDraws(game);
  }

  private static void secondMission(Playing game) {
    for (var rule : game.board.villain().rules()) {
      if (rule.trigger() != Trigger.MISSIONS_DONE_2) continue;
      game.interrupt();
      game.push(rule.effects(), Context.VILLAINS);
    }
  }

  /** U-MISSION-08, U-RULE-26. */
  private static void everybodyDraws(Playing game) {
    int hero = game.board.decider();
    for (int i = 0; i < game.team.size(); i++) {
      Cards.draw(game, hero, 1);
      hero = game.board.after(hero);
    }
  }

  /** U-WIN-04, U-RULE-05. */
  static void checkGoal(Playing game) {
    var villain = game.board.villain();
    int done = game.dashboard.missionsDone();
    if (done < 2) return;
    if (villain.winMissions() > 0 && done >= villain.winMissions()) game.end(Ending.GOAL);
    for (int t = 0; t < Threats.COUNT; t++) {
      if (game.threats.card(t).kind().equals(villain.winThreat()) && !game.threats.inPlay(t)) {
        game.end(Ending.GOAL);
      }
    }
  }
}
