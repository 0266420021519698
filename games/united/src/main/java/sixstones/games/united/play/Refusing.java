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

  static Refusal why(Board board, Step step, UnitedMove move) {
    return switch (move) {
      case UnitedMove.Pick pick -> RefusedPick.why(board, step, pick);
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

  private static Refusal action(Board board, Step step, UnitedMove move) {
    return switch (step.kind()) {
      case ACTIONS -> RefusedAction.ofTurn(board, move);
      case ACT_NOW -> RefusedAction.ofEffect(board, step, move);
      case PLAY_CARD, TURN_CHOICE -> refuse("U-HERO-PLAY-01", "playFirst");
      case LOCATION_EFFECT -> refuse("U-HERO-02", "afterActions");
      default -> answerFirst(board, step);
    };
  }

  private static Refusal play(Board board, Step step) {
    return switch (step.kind()) {
      case PLAY_CARD -> refuse("U-HERO-PLAY-01", "notInHand");
      case ACTIONS, ACT_NOW, LOCATION_EFFECT -> refuse("U-HERO-PLAY-01", "onePerTurn");
      case TURN_CHOICE -> refuse("U-SOLO-13", "standardFirst");
      default -> answerFirst(board, step);
    };
  }

  private static Refusal support(Board board, Step step, int card) {
    if (!board.mode().hasCommander()) return refuse("U-MODE-03", "noSupport");
    return switch (step.kind()) {
      case TURN_CHOICE -> refuse("U-SOLO-14", "notInRow");
      case PLAY_CARD -> noSupportTurn(board, card);
      case ACTIONS, ACT_NOW, LOCATION_EFFECT -> refuse("U-SOLO-14", "onePerTurn");
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

  private static Refusal plan(Board board, Step step, UnitedMove.PlayPlan move) {
    if (!board.mode().hasVillainSeat()) return refuse("U-VILLAIN-01", "noVillainPlayer");
    if (step.kind() != Step.Kind.PLAY_PLAN) return answerFirst(board, step);
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

  private static Refusal battlePlan(Board board, Step step, int plan) {
    if ((board.support().plans() >> plan & 1) == 0) return refuse("U-SOLO-09", "planNotChosen");
    if (Box.battlePlans().get(plan).trigger() == Trigger.SETUP
        || Box.battlePlans().get(plan).trigger() == Trigger.SUPPORT_SHOWN) {
      return refuse("U-SOLO-30", "planByItself");
    }
    if ((board.turn().offers() >> plan & 1) != 0) return refuse("U-RULE-21", "nothingToDo");
    if (!board.turn().supportTurn()) return refuse("U-SOLO-30", "planNeedsSupport");
    return switch (step.kind()) {
      case ACTIONS, ACT_NOW, LOCATION_EFFECT, USE_PLANS -> refuse("U-RULE-90", "planNotNow");
      default -> answerFirst(board, step);
    };
  }

  private static Refusal word(Board board, Step step, Word word) {
    return switch (word) {
      case SPECIAL -> special(board, step);
      case LOCATION -> location(board, step);
      case END ->
          step.kind() == Step.Kind.ACTIONS
              ? refuse("U-EFFECT-03", "mandatory")
              : answerFirst(board, step);
      case STANDARD ->
          step.kind() == Step.Kind.TURN_CHOICE
              ? refuse("U-SOLO-13", "noCards")
              : answerFirst(board, step);
      case USE, DECLINE -> answerFirst(board, step);
    };
  }

  private static Refusal special(Board board, Step step) {
    var turn = board.turn();
    if (step.kind() == Step.Kind.PLAY_CARD || step.kind() == Step.Kind.TURN_CHOICE) {
      return refuse("U-HERO-PLAY-01", "playFirst");
    }
    if (turn.played() < 0) return answerFirst(board, step);
    if (board.story().isFacedown(turn.played())) return refuse("U-RANDOM-04", "facedownSpecial");
    var effects = Box.card(board.story().card(turn.played())).special();
    if (effects == null) return refuse("U-EFFECT-01", "noSpecial");
    if (turn.specialUsed()) return refuse("U-EFFECT-01", "specialUsed");
    return step.kind() == Step.Kind.ACTIONS ? impossible(effects) : answerFirst(board, step);
  }

  private static Refusal location(Board board, Step step) {
    var turn = board.turn();
    if (turn.phase() != Turn.Phase.HERO) return answerFirst(board, step);
    int at = board.team().at(turn.active());
    if (board.threats().anyAt(at)) return refuse("U-LOCATION-03", "covered");
    return switch (step.kind()) {
      case ACTIONS, ACT_NOW -> refuse("U-HERO-02", "endFirst");
      case PLAY_CARD, TURN_CHOICE -> refuse("U-HERO-PLAY-01", "playFirst");
      case USE_PLANS -> refuse("U-LOCATION-04", "locationOver");
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
  static Refusal answerFirst(Board board, Step step) {
    var question = new Arg.Inner(Prompts.of(board, step));
    var why = Phrase.of("united.refusal.answerFirst").with("question", question);
    return Refusal.of(Questions.rule(step), why);
  }

  static Refusal refuse(String rule, String key) {
    return Refusal.of(rule, Phrase.of("united.refusal." + key));
  }
}
