package sixstones.games.united.terms;

import java.util.List;
import sixstones.engine.Bits;
import sixstones.games.united.box.Ability;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Ban;
import sixstones.games.united.effects.Branch;
import sixstones.games.united.effects.Constant;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Figure;
import sixstones.games.united.effects.Token;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;

/** What constant effects of Threats and the dashboard say at the moment. */
public final class Constants {

  private Constants() {}

  /** U-ACTION-ATTACK-02, U-DOOM-05, U-RULE-51: how much damage defeats a token. */
  public static int health(Board board, Location at, Token token) {
    int most = 1;
    for (int rest = board.threats().inLocation(at); rest != 0; rest = Bits.rest(rest)) {
      most = Math.max(most, threat(board, board.threats().first(rest), Figure.THUG_HEALTH));
    }
    if (token != Token.CRISIS_DOOMBOT) return most;
    return Math.max(most, dashboard(board, Figure.DOOMBOT_CRISIS_HEALTH));
  }

  /** How many Moves a Move action out of the Location takes. */
  public static int leaveCost(Board board, Location at) {
    int most = 1;
    for (int rest = board.threats().inLocation(at); rest != 0; rest = Bits.rest(rest)) {
      most = Math.max(most, threat(board, board.threats().first(rest), Figure.LEAVE_COST));
    }
    return most;
  }

  /** Whether damage may be dealt to the Henchman at all. */
  public static boolean canBeDamaged(Board board, Threat threat) {
    if (board.threats().isImmune(threat)) return false;
    return !bans(board, threat.abilities(), Ban.DAMAGE_TO_THIS, Context.ofThreat(threat));
  }

  /** U-WIN-03, U-IMMORTUS-03, U-UNAVOID-03. */
  public static boolean canDamageVillain(Board board) {
    return board.dashboard().missionsDone() >= 2
        && board.villain().hasHealth()
        && !bans(board, board.villain().rules(), Ban.DAMAGE_TO_VILLAIN, Context.VILLAINS);
  }

  public static boolean missionsWait(Board board) {
    for (var threat : board.threats().all()) {
      if (board.threats().inPlay(threat)
          && bans(board, threat.abilities(), Ban.COMPLETE_MISSION, Context.ofThreat(threat))) {
        return true;
      }
    }
    return false;
  }

  public static int threat(Board board, Threat threat, Figure figure) {
    return figure(board, threat.abilities(), figure, Context.ofThreat(threat));
  }

  public static int dashboard(Board board, Figure figure) {
    return figure(board, board.villain().rules(), figure, Context.VILLAINS);
  }

  /** U-GEAR-12: what the constant Gear of a Hero says. */
  public static int gear(Board board, Member hero, Figure figure) {
    int value = 0;
    for (var gear : Box.gears()) {
      var effects = gear.on(Trigger.CONSTANT);
      if (effects != null && board.gear().owner(gear) == hero) {
        value = Math.max(value, figure(board, effects, figure, Context.ofHero(hero)));
      }
    }
    return value;
  }

  public static boolean carriesRick(Board board) {
    for (var ability : board.villain().rules()) {
      for (var effect : ability.effects().steps()) {
        if (effect instanceof Constant constant && constant.carriesRick()) return true;
      }
    }
    return false;
  }

  private static int figure(Board board, List<Ability> abilities, Figure what, Context context) {
    int value = 0;
    for (var ability : abilities) {
      if (ability.trigger() == Trigger.CONSTANT) {
        value = Math.max(value, figure(board, ability.effects(), what, context));
      }
    }
    return value;
  }

  private static int figure(Board board, Effects effects, Figure what, Context context) {
    int value = 0;
    for (int i = 0; i < effects.size(); i++) {
      value = Math.max(value, figure(board, effects.get(i), what, context));
    }
    return value;
  }

  private static int figure(Board board, Effect effect, Figure what, Context context) {
    if (effect instanceof Constant constant) return constant.figure(what);
    return effect instanceof Branch branch
        ? figure(board, taken(board, branch, context), what, context)
        : 0;
  }

  private static boolean bans(Board board, List<Ability> abilities, Ban what, Context context) {
    for (var ability : abilities) {
      if (ability.trigger() == Trigger.CONSTANT && bans(board, ability.effects(), what, context)) {
        return true;
      }
    }
    return false;
  }

  private static boolean bans(Board board, Effects effects, Ban what, Context context) {
    for (int i = 0; i < effects.size(); i++) {
      if (bans(board, effects.get(i), what, context)) return true;
    }
    return false;
  }

  private static boolean bans(Board board, Effect effect, Ban what, Context context) {
    if (effect instanceof Constant constant) return constant.forbids(what);
    return effect instanceof Branch branch
        && bans(board, taken(board, branch, context), what, context);
  }

  private static Effects taken(Board board, Branch branch, Context context) {
    return Conditions.hold(board, branch.cond(), context) ? branch.then() : branch.otherwise();
  }
}
