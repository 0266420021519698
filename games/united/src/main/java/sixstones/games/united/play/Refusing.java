package sixstones.games.united.play;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Turn;
import sixstones.games.united.cards.Box;
import sixstones.games.united.effects.Condition;
import sixstones.games.united.effects.Effect;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Word;

/** Why a move that is not offered can't be made: the rule that forbids it, and in words. */
final class Refusing {

  private Refusing() {}

  static Refusal why(Board board, Asking step, UnitedMove move) {
    return switch (move) {
      case UnitedMove.Pick pick -> step.whyNot(board, pick);
      case UnitedMove.Play _ -> play(board, step);
      case UnitedMove.PlaySupport support -> support(board, step, support.card());
      case UnitedMove.PlayPlan plan -> plan(board, step, plan);
      case UnitedMove.UseGear gear -> RefusedGear.why(board, step, gear.gear());
      case UnitedMove.UsePlan plan -> battlePlan(board, step, plan.plan());
      case UnitedMove.Say say -> word(board, step, say.word());
      case UnitedMove.Go _,
          UnitedMove.Attack _,
          UnitedMove.Rescue _,
          UnitedMove.Fill _,
          UnitedMove.MoveRick _ ->
          action(board, step, move);
    };
  }

  private static Refusal action(Board board, Asking step, UnitedMove move) {
    return switch (step) {
      case TakeActions _ -> RefusedAction.ofTurn(board, move);
      case TakeGivenActions given -> RefusedAction.ofEffect(board, given, move);
      case PlayCard _, ChooseTurn _ -> refuse("U-HERO-PLAY-01", "playFirst");
      case UseLocation _ -> refuse("U-HERO-02", "afterActions");
      default -> answerFirst(board, step);
    };
  }

  private static Refusal play(Board board, Asking step) {
    return switch (step) {
      case PlayCard _ -> refuse("U-HERO-PLAY-01", "notInHand");
      case TakeActions _, TakeGivenActions _, UseLocation _ ->
          refuse("U-HERO-PLAY-01", "onePerTurn");
      case ChooseTurn _ -> refuse("U-SOLO-13", "standardFirst");
      default -> answerFirst(board, step);
    };
  }

  private static Refusal support(Board board, Asking step, int card) {
    if (!board.mode().hasCommander()) return refuse("U-MODE-03", "noSupport");
    return switch (step) {
      case ChooseTurn _ -> refuse("U-SOLO-14", "notInRow");
      case PlayCard _ -> noSupportTurn(board, card);
      case TakeActions _, TakeGivenActions _, UseLocation _ -> refuse("U-SOLO-14", "onePerTurn");
      default -> answerFirst(board, step);
    };
  }

  private static Refusal noSupportTurn(Board board, int card) {
    if (board.turn().afterVillain()) return refuse("U-SOLO-17", "directlyAfterVillain");
    if (board.team().mustPlayRandom(0)) return refuse("U-RULE-67", "mustPlayRandom");
    var row = board.support().row();
    for (int depth = 0; depth < row.size(); depth++) {
      if (row.below(depth) == card) return refuse("U-SOLO-13", "standardTurn");
    }
    return refuse("U-SOLO-14", "notInRow");
  }

  private static Refusal plan(Board board, Asking step, UnitedMove.PlayPlan move) {
    if (!board.mode().hasVillainSeat()) return refuse("U-VILLAIN-01", "noVillainPlayer");
    if (!(step instanceof PlayPlan)) return answerFirst(board, step);
    boolean ours = board.villain().plans().contains(Box.plan(move.plan()));
    if (!ours || board.dashboard().held(Box.plan(move.plan()).local()) == 0) {
      return refuse("U-SUPERVILLAIN-08", "notInHand");
    }
    if ((board.dashboard().superCards() >> move.with() & 1) == 0) {
      return refuse("U-SVCARD-01", "superNotHeld");
    }
    if (board.turn().villainCardPlayed()) return refuse("U-SVCARD-02", "oneSuper");
    return switch (Box.villainCards().get(move.with()).trigger()) {
      case PLAN_MOVES_VILLAIN_TO -> refuse("U-RULE-57", "superMove");
      case HERO_TURN_END -> refuse("U-SVCARD-05", "superLater");
      default -> refuse("U-SVCARD-01", "superCondition");
    };
  }

  private static Refusal battlePlan(Board board, Asking step, int plan) {
    if ((board.support().plans() >> plan & 1) == 0) return refuse("U-SOLO-09", "planNotChosen");
    if (Box.battlePlans().get(plan).trigger() == Trigger.SETUP
        || Box.battlePlans().get(plan).trigger() == Trigger.SUPPORT_SHOWN) {
      return refuse("U-SOLO-30", "planByItself");
    }
    if ((board.turn().offers() >> plan & 1) != 0) return refuse("U-RULE-21", "nothingToDo");
    if (!board.turn().supportTurn()) return refuse("U-SOLO-30", "planNeedsSupport");
    return switch (step) {
      case TakeActions _, TakeGivenActions _, UseLocation _, UsePlans _ ->
          refuse("U-RULE-90", "planNotNow");
      default -> answerFirst(board, step);
    };
  }

  private static Refusal word(Board board, Asking step, Word word) {
    return switch (word) {
      case SPECIAL -> special(board, step);
      case LOCATION -> location(board, step);
      case END ->
          step instanceof TakeActions
              ? refuse("U-EFFECT-03", "mandatory")
              : answerFirst(board, step);
      case STANDARD ->
          step instanceof ChooseTurn ? refuse("U-SOLO-13", "noCards") : answerFirst(board, step);
      case USE, DECLINE -> answerFirst(board, step);
    };
  }

  private static Refusal special(Board board, Asking step) {
    var turn = board.turn();
    if (step instanceof PlayCard || step instanceof ChooseTurn) {
      return refuse("U-HERO-PLAY-01", "playFirst");
    }
    if (turn.played() < 0) return answerFirst(board, step);
    if (board.story().isFacedown(turn.played())) return refuse("U-RANDOM-04", "facedownSpecial");
    var effects = Box.card(board.story().card(turn.played())).special();
    if (effects == null) return refuse("U-EFFECT-01", "noSpecial");
    if (turn.specialUsed()) return refuse("U-EFFECT-01", "specialUsed");
    return step instanceof TakeActions ? impossible(effects) : answerFirst(board, step);
  }

  private static Refusal location(Board board, Asking step) {
    var turn = board.turn();
    if (turn.phase() != Turn.Phase.HERO) return answerFirst(board, step);
    int at = board.team().at(turn.active());
    if (board.threats().anyAt(at)) return refuse("U-LOCATION-03", "covered");
    return switch (step) {
      case TakeActions _, TakeGivenActions _ -> refuse("U-HERO-02", "endFirst");
      case PlayCard _, ChooseTurn _ -> refuse("U-HERO-PLAY-01", "playFirst");
      case UsePlans _ -> refuse("U-LOCATION-04", "locationOver");
      default -> answerFirst(board, step);
    };
  }

  /** An effect that can do nothing: for want of what it asks for, or at all. */
  static Refusal impossible(Effects effects) {
    for (var effect : effects.steps()) {
      if (effect instanceof Effect.If test) {
        for (var cond : test.cond().tests()) {
          if (cond instanceof Condition.Test.Alone) return refuse("U-ALONE-01", "notAlone");
        }
      }
    }
    return refuse("U-RULE-21", "nothingToDo");
  }

  /** Something else is asked: the question and its rule. */
  static Refusal answerFirst(Board board, Asking step) {
    var question = new Arg.Inner(step.prompt(board));
    var why = Phrase.of("united.refusal.answerFirst").with("question", question);
    return Refusal.of(step.rule(), why);
  }

  static Refusal refuse(String rule, String key) {
    return Refusal.of(rule, Phrase.of("united.refusal." + key));
  }
}
