package sixstones.games.united.gear;

import org.jspecify.annotations.Nullable;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.terms.Conditions;

/** Gear cards: use, charging, depletion. */
public final class GearUse {

  private GearUse() {}

  public static boolean mayUse(Board board, Member hero, Gear gear) {
    var rack = board.gear();
    if (rack.owner(gear) != hero || !rack.isCharged(gear)) return false;
    var effects = gear.on(Trigger.OWN_TURN);
    return effects != null && Possible.any(board, effects, Context.ofHero(hero));
  }

  public static void use(Play game, Member hero, Gear gear) {
    game.tell.usedGear(hero, gear);
    turnDown(game, gear);
    var effects = gear.on(Trigger.OWN_TURN);
    if (effects != null) game.push(effects, Context.ofHero(hero));
  }

  /** U-GEAR-11, U-GEAR-15. */
  public static void turnDown(Play game, Gear gear) {
    game.board.gear().charged(gear, false);
    if (gear.recharge() == null) game.board.gear().owner(gear, Member.NOBODY);
  }

  public static void charge(Play game, Member hero, Gear gear) {
    if (game.board.gear().owner(gear) != hero) return;
    game.board.gear().charged(gear, true);
    game.tell.charged(hero, gear);
  }

  /** U-GEAR-19: the next card that can be charged and was not offered yet, if any. */
  public static @Nullable Gear nextToCharge(Play game, Member hero) {
    var rack = game.board.gear();
    for (var gear : Box.gears()) {
      if (rack.owner(gear) == hero
          && !rack.isCharged(gear)
          && !rack.isTried(gear)
          && gear.recharge() == Trigger.OWN_TURN_START
          && Conditions.hold(game.board, gear.rechargeIf(), Context.ofHero(hero))
          && Possible.all(game.board, gear.cost(), Context.ofHero(hero))) {
        rack.tried(gear);
        return gear;
      }
    }
    rack.noneTried();
    return null;
  }

  public static void chargeForCost(Play game, Gear gear) {
    Member hero = game.turn.active();
    charge(game, hero, gear);
    game.push(gear.cost(), Context.ofHero(hero));
  }
}
