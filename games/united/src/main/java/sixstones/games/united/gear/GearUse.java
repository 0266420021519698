package sixstones.games.united.gear;

import sixstones.games.united.box.Box;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Possible;
import sixstones.games.united.terms.Conditions;

/** Gear cards: use, charging, depletion. */
public final class GearUse {

  /** No Gear card. */
  public static final int NONE = -1;

  private GearUse() {}

  public static boolean mayUse(Board board, Member hero, int gear) {
    var rack = board.gear();
    if (rack.owner(gear) != hero || !rack.isCharged(gear)) return false;
    var effects = Box.gear(gear).on(Trigger.OWN_TURN);
    return effects != null && Possible.any(board, effects, Context.ofHero(hero));
  }

  public static void use(Play game, Member hero, int gear) {
    game.tell.usedGear(hero, Box.gear(gear));
    turnDown(game, gear);
    var effects = Box.gear(gear).on(Trigger.OWN_TURN);
    if (effects != null) game.push(effects, Context.ofHero(hero));
  }

  /** U-GEAR-11, U-GEAR-15. */
  public static void turnDown(Play game, int gear) {
    game.board.gear().charged(gear, false);
    if (Box.gear(gear).recharge() == null) game.board.gear().owner(gear, Member.NOBODY);
  }

  public static void charge(Play game, Member hero, int gear) {
    if (game.board.gear().owner(gear) != hero) return;
    game.board.gear().charged(gear, true);
    game.tell.charged(hero, Box.gear(gear));
  }

  /** U-GEAR-19: the next card that can be charged and was not offered yet, or {@link #NONE}. */
  public static int nextToCharge(Play game, Member hero) {
    var rack = game.board.gear();
    for (var gear : Box.gears()) {
      if (rack.owner(gear.index()) == hero
          && !rack.isCharged(gear.index())
          && !rack.isTried(gear.index())
          && gear.recharge() == Trigger.OWN_TURN_START
          && Conditions.hold(game.board, gear.rechargeIf(), Context.ofHero(hero))
          && Possible.all(game.board, gear.cost(), Context.ofHero(hero))) {
        rack.tried(gear.index());
        return gear.index();
      }
    }
    rack.noneTried();
    return NONE;
  }

  public static void answerCharge(Play game, int gear, boolean use) {
    if (!use) return;
    Member hero = game.turn.active();
    charge(game, hero, gear);
    game.push(Box.gear(gear).cost(), Context.ofHero(hero));
  }
}
