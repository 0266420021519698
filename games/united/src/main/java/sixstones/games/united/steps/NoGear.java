package sixstones.games.united.steps;

import sixstones.engine.Refusal;
import sixstones.games.united.box.Gear;
import sixstones.games.united.effects.Trigger;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Member;

/** Why a Gear card can't be used or charged now. */
final class NoGear {

  private NoGear() {}

  static Refusal why(Board board, Asking step, Gear gear) {
    Member owner = board.gear().owner(gear);
    if (owner.isNobody()) return Because.of("U-GEAR-04", "gearNotInPlay");
    if (owner != board.heroOf(step.chooser(board))) return Because.of("U-GEAR-04", "gearOfOther");
    var part = step.partOfTurn();
    if (part == PartOfTurn.CHARGING) return charge(board, gear);
    if (!board.gear().isCharged(gear)) return Because.of("U-GEAR-11", "gearFacedown");
    return switch (part) {
      case CARD, KIND_OF_TURN -> Because.of("U-RULE-40", "playFirst");
      case ACTIONS -> {
        var effects = gear.on(Trigger.OWN_TURN);
        yield effects == null ? Because.of("U-GEAR-10", "gearTiming") : Because.impossible(effects);
      }
      case GIVEN_ACTIONS, LOCATION, BATTLE_PLANS, CHARGING, ANYWHERE ->
          Because.answerFirst(board, step);
    };
  }

  private static Refusal charge(Board board, Gear gear) {
    return board.gear().isCharged(gear)
        ? Because.of("U-GEAR-13", "gearCharged")
        : Because.of("U-GEAR-19", "gearOther");
  }
}
