package sixstones.games.united.terms;

import java.util.List;
import sixstones.games.united.box.Ability;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effect.Ban;
import sixstones.games.united.effects.Effect.Figure;
import sixstones.games.united.effects.Token;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Threats;

/** What constant effects of Threats and the dashboard say at the moment. */
public final class Constants {

  private Constants() {}

  /** U-ACTION-ATTACK-02, U-DOOM-05, U-RULE-51: how much damage defeats a token. */
  public static int health(Board board, int at, Token token) {
    int most = 1;
    for (int t = 0; t < Threats.COUNT; t++) {
      if (board.threats().at(t) == at) most = Math.max(most, threat(board, t, Figure.THUG_HEALTH));
    }
    if (token != Token.CRISIS_DOOMBOT) return most;
    return Math.max(most, dashboard(board, Figure.DOOMBOT_CRISIS_HEALTH));
  }

  /** How many Moves a Move action out of the Location takes. */
  public static int leaveCost(Board board, int at) {
    int most = 1;
    for (int t = 0; t < Threats.COUNT; t++) {
      if (board.threats().at(t) == at) most = Math.max(most, threat(board, t, Figure.LEAVE_COST));
    }
    return most;
  }

  /** Whether damage may be dealt to the Henchman at all. */
  public static boolean canBeDamaged(Board board, int t) {
    if (board.threats().isImmune(t)) return false;
    return !bans(
        board, board.threats().card(t).abilities(), Ban.DAMAGE_TO_THIS, Context.ofThreat(t));
  }

  /** U-WIN-03, U-IMMORTUS-03, U-UNAVOID-03. */
  public static boolean canDamageVillain(Board board) {
    return board.dashboard().missionsDone() >= 2
        && board.villain().hasHealth()
        && !bans(board, board.villain().rules(), Ban.DAMAGE_TO_VILLAIN, Context.VILLAINS);
  }

  public static boolean missionsWait(Board board) {
    for (int t = 0; t < Threats.COUNT; t++) {
      if (board.threats().inPlay(t)
          && bans(
              board,
              board.threats().card(t).abilities(),
              Ban.COMPLETE_MISSION,
              Context.ofThreat(t))) {
        return true;
      }
    }
    return false;
  }

  public static int threat(Board board, int t, Figure figure) {
    return figure(board, board.threats().card(t).abilities(), figure, Context.ofThreat(t));
  }

  public static int dashboard(Board board, Figure figure) {
    return figure(board, board.villain().rules(), figure, Context.VILLAINS);
  }

  public static boolean carriesRick(Board board) {
    for (var ability : board.villain().rules()) {
      for (var effect : ability.effects().steps())
        if (effect instanceof Effect.CarryRick) return true;
    }
    return false;
  }

  private static int figure(Board board, List<Ability> abilities, Figure what, Context context) {
    int value = 0;
    for (var ability : abilities) {
      if (ability.trigger() != Trigger.CONSTANT) continue;
      for (var effect : ability.effects().steps()) {
        value = Math.max(value, figure(board, effect, what, context));
      }
    }
    return value;
  }

  private static int figure(Board board, Effect effect, Figure what, Context context) {
    if (effect instanceof Effect.Modify modify) return modify.what() == what ? modify.value() : 0;
    if (!(effect instanceof Effect.If test)) return 0;
    var branch = Conditions.hold(board, test.cond(), context) ? test.then() : test.otherwise();
    int value = 0;
    for (var inner : branch.steps()) value = Math.max(value, figure(board, inner, what, context));
    return value;
  }

  private static boolean bans(Board board, List<Ability> abilities, Ban what, Context context) {
    for (var ability : abilities) {
      if (ability.trigger() != Trigger.CONSTANT) continue;
      for (var effect : ability.effects().steps()) {
        if (bans(board, effect, what, context)) return true;
      }
    }
    return false;
  }

  private static boolean bans(Board board, Effect effect, Ban what, Context context) {
    if (effect instanceof Effect.Forbid forbid) return forbid.what() == what;
    if (!(effect instanceof Effect.If test)) return false;
    var branch = Conditions.hold(board, test.cond(), context) ? test.then() : test.otherwise();
    for (var inner : branch.steps()) if (bans(board, inner, what, context)) return true;
    return false;
  }
}
