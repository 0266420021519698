package sixstones.games.united.steps;

import static sixstones.games.united.steps.Because.answerFirst;

import sixstones.engine.Bits;
import sixstones.engine.Refusal;
import sixstones.games.united.box.BattlePlan;
import sixstones.games.united.box.HeroCard;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Word;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.state.Turn;

/** Why a move is no answer to what is asked: the rule that forbids it, and in words. */
final class NoAnswer {

  private NoAnswer() {}

  static Refusal why(Board board, Asking step, UnitedMove move) {
    return switch (move) {
      case UnitedMove.Pick pick -> step.whyNot(board, pick);
      case UnitedMove.Play _ -> play(board, step);
      case UnitedMove.PlaySupport support -> support(board, step, support.card());
      case UnitedMove.PlayPlan _ ->
          board.mode().hasVillainSeat()
              ? answerFirst(board, step)
              : Because.of("U-VILLAIN-01", "noVillainPlayer");
      case UnitedMove.UseGear gear -> NoGear.why(board, step, gear.gear());
      case UnitedMove.UsePlan plan -> battlePlan(board, step, plan.plan());
      case UnitedMove.Say say -> word(board, step, say.word());
      case UnitedMove.Action action -> step.whyNoAction(board, action);
    };
  }

  static Refusal action(Board board, Asking step) {
    return switch (step.partOfTurn()) {
      case CARD, KIND_OF_TURN -> Because.of("U-HERO-PLAY-01", "playFirst");
      case LOCATION -> Because.of("U-HERO-02", "afterActions");
      case ACTIONS, GIVEN_ACTIONS, BATTLE_PLANS, CHARGING, ANYWHERE -> answerFirst(board, step);
    };
  }

  private static Refusal play(Board board, Asking step) {
    return switch (step.partOfTurn()) {
      case CARD -> Because.of("U-HERO-PLAY-01", "notInHand");
      case ACTIONS, GIVEN_ACTIONS, LOCATION -> Because.of("U-HERO-PLAY-01", "onePerTurn");
      case KIND_OF_TURN -> Because.of("U-SOLO-13", "standardFirst");
      case BATTLE_PLANS, CHARGING, ANYWHERE -> answerFirst(board, step);
    };
  }

  private static Refusal support(Board board, Asking step, HeroCard card) {
    if (!board.mode().hasCommander()) return Because.of("U-MODE-03", "noSupport");
    return switch (step.partOfTurn()) {
      case KIND_OF_TURN -> Because.of("U-SOLO-14", "notInRow");
      case CARD -> noSupportTurn(board, card);
      case ACTIONS, GIVEN_ACTIONS, LOCATION -> Because.of("U-SOLO-14", "onePerTurn");
      case BATTLE_PLANS, CHARGING, ANYWHERE -> answerFirst(board, step);
    };
  }

  private static Refusal noSupportTurn(Board board, HeroCard card) {
    if (board.turn().afterVillain()) return Because.of("U-SOLO-17", "directlyAfterVillain");
    if (board.team().mustPlayRandom(Member.FIRST)) return Because.of("U-RULE-67", "mustPlayRandom");
    var row = board.support().row();
    for (int depth = 0; depth < row.size(); depth++) {
      if (row.below(depth).equals(card)) return Because.of("U-SOLO-13", "standardTurn");
    }
    return Because.of("U-SOLO-14", "notInRow");
  }

  private static Refusal battlePlan(Board board, Asking step, BattlePlan plan) {
    if (!board.support().has(plan)) return Because.of("U-SOLO-09", "planNotChosen");
    if (plan.trigger() == Trigger.SETUP || plan.trigger() == Trigger.SUPPORT_SHOWN) {
      return Because.of("U-SOLO-30", "planByItself");
    }
    if (Bits.has(board.turn().ofHero().offers(), plan.index()))
      return Because.of("U-RULE-21", "nothingToDo");
    if (!board.turn().supportTurn()) return Because.of("U-SOLO-30", "planNeedsSupport");
    return switch (step.partOfTurn()) {
      case ACTIONS, GIVEN_ACTIONS, LOCATION, BATTLE_PLANS -> Because.of("U-RULE-90", "planNotNow");
      case KIND_OF_TURN, CARD, CHARGING, ANYWHERE -> answerFirst(board, step);
    };
  }

  private static Refusal word(Board board, Asking step, Word word) {
    return switch (word) {
      case SPECIAL -> special(board, step);
      case LOCATION -> location(board, step);
      case END ->
          step.partOfTurn() == PartOfTurn.ACTIONS
              ? Because.of("U-EFFECT-03", "mandatory")
              : answerFirst(board, step);
      case STANDARD ->
          step.partOfTurn() == PartOfTurn.KIND_OF_TURN
              ? Because.of("U-SOLO-13", "noCards")
              : answerFirst(board, step);
      case USE, DECLINE -> answerFirst(board, step);
    };
  }

  private static Refusal special(Board board, Asking step) {
    var turn = board.turn();
    var part = step.partOfTurn();
    if (part == PartOfTurn.CARD || part == PartOfTurn.KIND_OF_TURN) {
      return Because.of("U-HERO-PLAY-01", "playFirst");
    }
    if (turn.ofHero().played().isNone()) return answerFirst(board, step);
    if (board.story().isFacedown(turn.ofHero().played()))
      return Because.of("U-RANDOM-04", "facedownSpecial");
    var effects = board.story().card(turn.ofHero().played()).special();
    if (effects == null) return Because.of("U-EFFECT-01", "noSpecial");
    if (turn.ofHero().specialUsed()) return Because.of("U-EFFECT-01", "specialUsed");
    return part == PartOfTurn.ACTIONS ? Because.impossible(effects) : answerFirst(board, step);
  }

  private static Refusal location(Board board, Asking step) {
    var turn = board.turn();
    if (turn.phase() != Turn.Phase.HERO) return answerFirst(board, step);
    Location at = board.team().at(turn.active());
    if (board.threats().anyAt(at)) return Because.of("U-LOCATION-03", "covered");
    return switch (step.partOfTurn()) {
      case ACTIONS, GIVEN_ACTIONS -> Because.of("U-HERO-02", "endFirst");
      case CARD, KIND_OF_TURN -> Because.of("U-HERO-PLAY-01", "playFirst");
      case BATTLE_PLANS -> Because.of("U-LOCATION-04", "locationOver");
      case LOCATION, CHARGING, ANYWHERE -> answerFirst(board, step);
    };
  }
}
