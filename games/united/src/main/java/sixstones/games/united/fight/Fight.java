package sixstones.games.united.fight;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Mission;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Deed;
import sixstones.games.united.effects.Figure;
import sixstones.games.united.effects.Symbol;
import sixstones.games.united.effects.Token;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.missions.Missions;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Ending;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Threats;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Constants;

/** Damage to Enemies, Threats cleared, Missions and victory. */
public final class Fight {

  private Fight() {}

  /** One damage to an Enemy in a Location by a Hero, or by nobody. */
  public static void hit(Play game, Enemy enemy, Location at, Member hero) {
    if (enemy.isToken()) hitToken(game, at, enemy.token(), hero);
    else if (enemy.isVillain()) hitVillain(game);
    else hitHenchman(game, enemy.threat(), hero, 1);
  }

  /** U-RULE-20: damage short of defeating lasts for the turn. */
  public static void hitToken(Play game, Location at, Token token, Member hero) {
    if (!falls(game.board, at, token)) {
      game.ring.wounded(at, token, 1);
      game.tell.wounded(at, token);
      return;
    }
    if (Constants.health(game.board, at, token) > 1) {
      game.ring.wounded(at, token, game.ring.wounded(at, token) - 1);
    }
    defeat(game, at, token, hero);
  }

  /** Whether one more damage defeats a Thug of this kind. */
  public static boolean falls(Board board, Location at, Token token) {
    return Constants.health(board, at, token) == 1 || board.ring().wounded(at, token) > 0;
  }

  /** One damage to each Thug of a Location: those wounded before fall, the others are wounded. */
  public static void hitEachThug(Play game, Location at, Member hero) {
    for (var token : Token.ALL) {
      if (!token.isThug()) continue;
      int count = game.ring.count(at, token);
      if (Constants.health(game.board, at, token) == 1) {
        for (int i = 0; i < count; i++) defeat(game, at, token, hero);
        continue;
      }
      int wounded = game.ring.wounded(at, token);
      game.ring.wounded(at, token, 0);
      for (int i = 0; i < wounded; i++) defeat(game, at, token, hero);
      game.ring.wounded(at, token, count - wounded);
      if (count > wounded) game.tell.wounded(at, token);
    }
  }

  /** U-MISSION-11, U-DOOM-06: a defeated Doombot counts as a Thug for the Mission. */
  public static void defeat(Play game, Location at, Token token, Member hero) {
    game.ring.add(at, token, -1);
    keepWounds(game, at, token);
    game.did(Deed.DEFEATED, 1);
    game.tell.defeated(at, token);
    if (!hero.isNobody() && hero == game.turn.active() && !game.isVillainTurn()) {
      game.turn.ofHero().defeats(game.turn.ofHero().defeats() + 1);
      rechargeByDefeats(game, hero);
    }
    Missions.progress(game, Mission.DEFEAT);
  }

  /** Never more wounded tokens than tokens. */
  public static void keepWounds(Play game, Location at, Token token) {
    if (game.ring.wounded(at, token) > game.ring.count(at, token)) {
      game.ring.wounded(at, token, game.ring.count(at, token));
    }
  }

  private static void rechargeByDefeats(Play game, Member hero) {
    for (var gear : Box.gears()) {
      var rack = game.board.gear();
      if (gear.recharge() == Trigger.DEFEATED_IN_TURN
          && rack.owner(gear) == hero
          && !rack.isCharged(gear)
          && game.turn.ofHero().defeats() % gear.threshold() == 0) {
        rack.charged(gear, true);
        game.tell.charged(hero, gear);
      }
    }
  }

  public static void rescue(Play game, Location at) {
    game.ring.add(at, Token.CIVILIAN, -1);
    game.did(Deed.RESCUED, 1);
    game.tell.rescued(at);
    Missions.progress(game, Mission.RESCUE);
  }

  /** One hit of so much damage; a Henchman who is cleared by it does not answer it. */
  public static void hitHenchman(Play game, Threat threat, Member hero, int damage) {
    int before = game.threats.health(threat);
    for (int i = 0; i < damage; i++) takeDamage(game, threat);
    if (!hero.isNobody() && game.threats.inPlay(threat) && game.threats.health(threat) < before) {
      react(game, threat, hero);
    }
  }

  private static void takeDamage(Play game, Threat threat) {
    var threats = game.threats;
    if (!threats.inPlay(threat) || !Constants.canBeDamaged(game.board, threat)) return;
    if (threats.ignored(threat)
        < Constants.threat(game.board, threat, Figure.IGNORE_FIRST_DAMAGE)) {
      threats.ignored(threat, threats.ignored(threat) + 1);
      game.tell.ignoredDamage(Enemy.henchman(threat));
      return;
    }
    threats.health(threat, threats.health(threat) - 1);
    game.tell.henchmanHit(threat, threats.health(threat), threats.at(threat));
    if (threats.health(threat) == 0) clear(game, threat);
  }

  private static void react(Play game, Threat threat, Member hero) {
    var ability = threat.ability(Trigger.DAMAGED_BY_HERO);
    if (ability == null || (ability.oncePerTurn() && game.threats.hasReacted(threat))) return;
    game.threats.reacted(threat, true);
    game.interrupt();
    game.push(ability.effects(), Context.ofThreat(threat).target(hero));
  }

  /** The Henchmen in some Locations that can be damaged, as a set. */
  public static int hittable(Board board, int locations) {
    int found = 0;
    for (var threat : board.threats().all()) {
      if (board.threats().inPlay(threat)
          && board.threats().at(threat).isIn(locations)
          && threat.isHenchman()
          && Constants.canBeDamaged(board, threat)) {
        found = Bits.with(found, threat.local());
      }
    }
    return found;
  }

  public static boolean canHitVillain(Board board, Location at) {
    return board.dashboard().at() == at && Constants.canDamageVillain(board);
  }

  public static void hitVillain(Play game) {
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
  public static void fill(Play game, Threat threat, Symbol space) {
    var threats = game.threats;
    var spaces = threat.clear();
    for (int i = 0; i < spaces.size(); i++) {
      if (spaces.get(i) != space || Bits.has(threats.filled(threat), i)) continue;
      threats.filled(threat, Bits.with(threats.filled(threat), i));
      game.tell.filled(threat, space, Bits.count(threats.filled(threat)));
      if (Bits.count(threats.filled(threat)) == spaces.size()) clear(game, threat);
      return;
    }
  }

  /** The kinds of spaces that are still empty, as a set. */
  public static int emptySpaces(Threats threats, Threat threat) {
    int kinds = 0;
    var spaces = threat.clear();
    for (int i = 0; i < spaces.size(); i++) {
      if (!Bits.has(threats.filled(threat), i)) kinds = Bits.with(kinds, spaces.get(i).ordinal());
    }
    return kinds;
  }

  /** U-THREAT-03, U-THREAT-07, U-THREAT-11. */
  public static void clear(Play game, Threat threat) {
    var threats = game.threats;
    Location at = threats.at(threat);
    threats.at(threat, Location.NOWHERE);
    threats.health(threat, 0);
    threats.filled(threat, 0);
    threats.hasToken(threat, false);
    threats.stunned(threat, false);
    threats.immune(threat, false);
    game.tell.cleared(threat, at);
    // U-RULE-24: with the Threat a ban may end, also if the Mission has no space for the token.
    Missions.progress(game, Mission.THREATS);
    Missions.checkGoal(game);
  }
}
