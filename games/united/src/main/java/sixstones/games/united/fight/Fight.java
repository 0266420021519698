package sixstones.games.united.fight;

import sixstones.engine.Bits;
import sixstones.games.united.box.Box;
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
import sixstones.games.united.state.Threats;
import sixstones.games.united.steps.Play;
import sixstones.games.united.terms.Constants;

/** Damage to Enemies, Threats cleared, Missions and victory. */
public final class Fight {

  private Fight() {}

  /** One damage to an Enemy in a Location by a Hero (-1: by nobody). */
  public static void hit(Play game, Enemy enemy, Location at, int hero) {
    if (enemy.isToken()) hitToken(game, at, enemy.token(), hero);
    else if (enemy.isVillain()) hitVillain(game);
    else hitHenchman(game, Box.threat(enemy.threat()).local(), hero, 1);
  }

  /** U-RULE-20: damage short of defeating lasts for the turn. */
  public static void hitToken(Play game, Location at, Token token, int hero) {
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
  public static void hitEachThug(Play game, Location at, int hero) {
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
  public static void defeat(Play game, Location at, Token token, int hero) {
    game.ring.add(at, token, -1);
    keepWounds(game, at, token);
    game.did(Deed.DEFEATED, 1);
    game.tell.defeated(at, token);
    if (hero >= 0 && hero == game.turn.active() && !game.isVillainTurn()) {
      game.turn.defeats(game.turn.defeats() + 1);
      rechargeByDefeats(game, hero);
    }
    Missions.progress(game, Box.DEFEAT);
  }

  /** Never more wounded tokens than tokens. */
  public static void keepWounds(Play game, Location at, Token token) {
    if (game.ring.wounded(at, token) > game.ring.count(at, token)) {
      game.ring.wounded(at, token, game.ring.count(at, token));
    }
  }

  private static void rechargeByDefeats(Play game, int hero) {
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

  public static void rescue(Play game, Location at) {
    game.ring.add(at, Token.CIVILIAN, -1);
    game.did(Deed.RESCUED, 1);
    game.tell.rescued(at);
    Missions.progress(game, Box.RESCUE);
  }

  /** One hit of so much damage; a Henchman who is cleared by it does not answer it. */
  public static void hitHenchman(Play game, int t, int hero, int damage) {
    int before = game.threats.health(t);
    for (int i = 0; i < damage; i++) takeDamage(game, t);
    if (hero >= 0 && game.threats.inPlay(t) && game.threats.health(t) < before) {
      react(game, t, hero);
    }
  }

  private static void takeDamage(Play game, int t) {
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

  private static void react(Play game, int t, int hero) {
    var ability = game.threats.card(t).ability(Trigger.DAMAGED_BY_HERO);
    if (ability == null || (ability.oncePerTurn() && game.threats.hasReacted(t))) return;
    game.threats.reacted(t, true);
    game.interrupt();
    game.push(ability.effects(), Context.ofThreat(t).target(hero));
  }

  /** The Henchmen in some Locations that can be damaged, as a set. */
  public static int hittable(Board board, int locations) {
    int found = 0;
    for (int t = 0; t < Threats.COUNT; t++) {
      if (board.threats().inPlay(t)
          && board.threats().at(t).isIn(locations)
          && board.threats().card(t).isHenchman()
          && Constants.canBeDamaged(board, t)) {
        found = Bits.with(found, t);
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
  public static void fill(Play game, int t, Symbol space) {
    var threats = game.threats;
    var spaces = threats.card(t).clear();
    for (int i = 0; i < spaces.size(); i++) {
      if (spaces.get(i) != space || Bits.has(threats.filled(t), i)) continue;
      threats.filled(t, threats.filled(t) | 1 << i);
      game.tell.filled(threats.card(t), space, Bits.count(threats.filled(t)));
      if (Bits.count(threats.filled(t)) == spaces.size()) clear(game, t);
      return;
    }
  }

  /** The kinds of spaces that are still empty, as a set. */
  public static int emptySpaces(Threats threats, int t) {
    int kinds = 0;
    var spaces = threats.card(t).clear();
    for (int i = 0; i < spaces.size(); i++) {
      if (!Bits.has(threats.filled(t), i)) kinds = Bits.with(kinds, spaces.get(i).ordinal());
    }
    return kinds;
  }

  /** U-THREAT-03, U-THREAT-07, U-THREAT-11. */
  public static void clear(Play game, int t) {
    var threats = game.threats;
    Location at = threats.at(t);
    threats.at(t, Location.NOWHERE);
    threats.health(t, 0);
    threats.filled(t, 0);
    threats.hasToken(t, false);
    threats.stunned(t, false);
    threats.immune(t, false);
    game.tell.cleared(threats.card(t), at);
    // U-RULE-24: with the Threat a ban may end, also if the Mission has no space for the token.
    Missions.progress(game, Box.THREATS);
    Missions.checkGoal(game);
  }
}
