package sixstones.games.united.play;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Pool;
import sixstones.games.united.cards.Box;
import sixstones.games.united.cards.Symbol;
import sixstones.games.united.cards.Token;
import sixstones.games.united.moves.Enemy;
import sixstones.games.united.moves.Payment;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;

/** Why a move that is not offered can't be made. */
final class Refusing {

  private Refusing() {}

  static Refusal why(Board board, Step step, UnitedMove move) {
    return switch (step.kind()) {
      case ACTIONS -> inActions(board, move);
      case ACT_NOW ->
          isAction(move) ? noObject(board, move, step.b()) : refuse("U-EFFECT-01", "notNow");
      case PLAY_CARD -> refuse("U-HERO-PLAY-01", "playFirst");
      case TURN_CHOICE -> refuse("U-SOLO-14", "notInRow");
      case PLAY_PLAN -> plan(board, move);
      case LOCATION_EFFECT -> refuse("U-HERO-02", "afterActions");
      case DISCARD -> refuse("U-DAMAGE-01", "mustDiscard");
      case BATTLE_PLAN -> refuse("U-SOLO-09", "budget");
      case SUPPORT_CARD -> refuse("U-SOLO-04", "supportCard");
      case SUPPORT_HERO -> refuse("U-SOLO-03", "supportHero");
      case TAKE_GEAR -> refuse("U-GEAR-05", "gear");
      default -> refuse("U-TIE-02", "notAnAnswer");
    };
  }

  private static Refusal plan(Board board, UnitedMove move) {
    boolean withCard =
        move instanceof UnitedMove.PlayPlan play
            && play.with() >= 0
            && board.dashboard().held(Box.plan(play.plan()).local()) > 0;
    return withCard
        ? refuse("U-SVCARD-01", "superCondition")
        : refuse("U-SUPERVILLAIN-12", "playPlan");
  }

  private static Refusal inActions(Board board, UnitedMove move) {
    var turn = board.turn();
    return switch (move) {
      case UnitedMove.Say say when say.word() == UnitedMove.Word.SPECIAL ->
          turn.specialUsed()
              ? refuse("U-EFFECT-01", "specialUsed")
              : refuse("U-RULE-21", "nothingToDo");
      case UnitedMove.Say say when say.word() == UnitedMove.Word.END ->
          refuse("U-EFFECT-03", "mandatory");
      case UnitedMove.Say _ -> refuse("U-HERO-02", "endFirst");
      case UnitedMove.Play _, UnitedMove.PlaySupport _ -> refuse("U-HERO-PLAY-01", "onePerTurn");
      case UnitedMove.UseGear _ -> refuse("U-GEAR-11", "gearUsed");
      case UnitedMove.UsePlan _ -> refuse("U-RULE-90", "notNow");
      default -> isAction(move) ? action(board, move) : refuse("U-ACTION-01", "notNow");
    };
  }

  private static Refusal action(Board board, UnitedMove move) {
    var with = Acting.payment(move);
    if (with.token() && board.turn().tokensBanned()) return refuse("U-TOKEN-01", "tokensBanned");
    if (with.token()) {
      if (board.team().tokens(board.turn().active(), with.symbol()) == 0) {
        return refuse("U-TOKEN-01", "noToken");
      }
    } else {
      int pool = board.turn().own() + board.turn().shared() + board.turn().extra();
      if (Pool.count(pool, with.symbol()) == 0) {
        return refuse("U-STORY-01", "noSymbol");
      }
    }
    return noObject(board, move, -1);
  }

  private static Refusal noObject(Board board, UnitedMove move, int where) {
    int at = where < 0 ? board.team().at(board.turn().active()) : where;
    return switch (move) {
      case UnitedMove.Go _ -> refuse("U-ACTION-MOVE-01", "notAdjacent");
      case UnitedMove.Attack attack -> noTarget(board, attack.enemy(), at);
      case UnitedMove.Rescue _ -> refuse("U-ACTION-HEROIC-01", "noCivilian");
      case UnitedMove.Fill _ -> refuse("U-ACTION-HEROIC-02", "noSpace");
      case UnitedMove.MoveRick _ -> refuse("U-MAESTRO-07", "noRick");
      default -> refuse("U-ACTION-03", "notNow");
    };
  }

  private static Refusal noTarget(Board board, Enemy enemy, int at) {
    if (enemy.isVillain()) {
      if (!board.villain().hasHealth()) return refuse("U-IMMORTUS-03", "cannotBeDamaged");
      return board.dashboard().at() == at
          ? refuse("U-ACTION-ATTACK-05", "twoMissions")
          : refuse("U-ACTION-ATTACK-01", "notHere");
    }
    if (enemy.isToken()) {
      return enemy.token() == Token.CIVILIAN
          ? refuse("U-ACTION-ATTACK-07", "notAnEnemy")
          : refuse("U-ACTION-ATTACK-01", "notHere");
    }
    var threat = Box.threat(enemy.threat());
    if (!threat.isHenchman()) return refuse("U-ACTION-ATTACK-06", "notAnEnemy");
    boolean ours = board.villain().threats().contains(threat);
    return ours && board.threats().at(threat.local()) == at
        ? refuse("U-THREAT-02", "protectedNow")
        : refuse("U-ACTION-ATTACK-01", "notHere");
  }

  private static boolean isAction(UnitedMove move) {
    return switch (move) {
      case UnitedMove.Go _,
          UnitedMove.Attack _,
          UnitedMove.Rescue _,
          UnitedMove.Fill _,
          UnitedMove.MoveRick _ ->
          true;
      default -> false;
    };
  }

  private static Refusal refuse(String rule, String key) {
    return Refusal.of(rule, Phrase.of("united.refusal." + key));
  }

  /** What somebody may mean who touches a thing on the board. */
  static List<UnitedMove> attempts(String thing) {
    var name = thing.substring(thing.indexOf(':') + 1);
    var attempts = new ArrayList<UnitedMove>();
    try {
      switch (thing.substring(0, Math.max(0, thing.indexOf(':')))) {
        case "card" -> attempts.add(SharedMoves.play(Box.cardNamed(name)));
        case "location" ->
            attempts.add(SharedMoves.go(Box.tileNamed(name), Payment.of(Symbol.MOVE, false)));
        case "token" ->
            attempts.add(
                name.equals("civilian")
                    ? SharedMoves.rescue(Payment.of(Symbol.HEROIC, false))
                    : SharedMoves.attack(
                        Enemy.of(Token.named(name)), Payment.of(Symbol.ATTACK, false)));
        case "threat" -> {
          int threat = Box.threatNamed(name);
          if (Box.threat(threat).isHenchman()) {
            attempts.add(
                SharedMoves.attack(Enemy.henchman(threat), Payment.of(Symbol.ATTACK, false)));
          }
          for (var space : Box.threat(threat).clear()) {
            attempts.add(SharedMoves.fill(threat, space, Payment.of(space, false)));
          }
        }
        case "gear" -> attempts.add(SharedMoves.gear(Box.gearNamed(name)));
        case "support" -> attempts.add(SharedMoves.support(Box.cardNamed(name)));
        default -> {
          if (thing.equals("villain")) {
            attempts.add(SharedMoves.attack(Enemy.villain(), Payment.of(Symbol.ATTACK, false)));
          }
        }
      }
    } catch (IllegalArgumentException _) {
      // A thing that isn't ours: nobody can mean a move by it.
      return List.of();
    }
    return attempts;
  }
}
