package sixstones.games.united.play;

import sixstones.games.united.board.Context;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Trigger;

/** Gear cards: use, charging, depletion. */
final class GearUse {

  private GearUse() {}

  static boolean mayUse(sixstones.games.united.board.Board board, int hero, int gear) {
    var rack = board.gear();
    return rack.owner(gear) == hero
        && rack.isCharged(gear)
        && Box.gear(gear).triggers().contains(Trigger.OWN_TURN)
        && Possible.any(board, Box.gear(gear).effects(), Context.ofHero(hero));
  }

  static void use(Playing game, int hero, int gear) {
    game.tell.usedGear(hero, Box.gear(gear));
    turnDown(game, gear);
    game.push(Box.gear(gear).effects(), Context.ofHero(hero));
  }

  /** U-GEAR-11, U-GEAR-15. */
  static void turnDown(Playing game, int gear) {
    game.board.gear().charged(gear, false);
    if (Box.gear(gear).recharge() == null) game.board.gear().owner(gear, -1);
  }

  static void charge(Playing game, int hero, int gear) {
    if (game.board.gear().owner(gear) != hero) return;
    game.board.gear().charged(gear, true);
    game.tell.charged(hero, Box.gear(gear));
  }

  /** U-GEAR-19: offers every card that can be charged at the start of the turn, once. */
  static void offerCharging(Playing game, int hero) {
    for (var gear : Box.gears()) {
      var rack = game.board.gear();
      if (rack.owner(gear.index()) != hero
          || rack.isCharged(gear.index())
          || rack.isTried(gear.index())
          || gear.recharge() != Trigger.OWN_TURN_START
          || !Conditions.hold(game.board, gear.rechargeIf(), Context.ofHero(hero))
          || !payable(game, hero, gear.cost())) {
        continue;
      }
      rack.tried(gear.index());
      game.push(HeroStage.START_CHARGING);
      game.push(new ChargeGear(gear.index()));
      return;
    }
    rackReset(game);
  }

  private static void rackReset(Playing game) {
    game.board.gear().tried(true);
  }

  private static boolean payable(Playing game, int hero, Effects cost) {
    for (var effect : cost.steps()) {
      if (effect instanceof Effect.LoseToken lose && !hasTokens(game, hero, lose)) return false;
    }
    return true;
  }

  private static boolean hasTokens(Playing game, int hero, Effect.LoseToken lose) {
    Symbol token = lose.token();
    int held = token == null ? game.team.allTokens(hero) : game.team.tokens(hero, token);
    return held >= lose.n();
  }

  static void answerCharge(Playing game, int gear, boolean use) {
    if (!use) return;
    int hero = game.turn.active();
    charge(game, hero, gear);
    game.push(Box.gear(gear).cost(), Context.ofHero(hero));
  }
}
