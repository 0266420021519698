package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;
import sixstones.games.united.effects.Trigger;

/** Why a Gear card can't be used or charged now. */
final class RefusedGear {

  private RefusedGear() {}

  static Refusal why(Board board, Asking step, int gear) {
    int owner = board.gear().owner(gear);
    if (owner < 0) return refuse("U-GEAR-04", "gearNotInPlay");
    if (owner != user(board, step)) return refuse("U-GEAR-04", "gearOfOther");
    if (step instanceof ChargeGear) return charge(board, gear);
    if (!board.gear().isCharged(gear)) return refuse("U-GEAR-11", "gearFacedown");
    if (step instanceof PlayCard || step instanceof ChooseTurn) {
      return refuse("U-RULE-40", "playFirst");
    }
    if (!(step instanceof TakeActions)) return Refusing.answerFirst(board, step);
    return Box.gear(gear).triggers().contains(Trigger.OWN_TURN)
        ? Refusing.impossible(Box.gear(gear).effects())
        : refuse("U-GEAR-10", "gearTiming");
  }

  private static Refusal charge(Board board, int gear) {
    return board.gear().isCharged(gear)
        ? refuse("U-GEAR-13", "gearCharged")
        : refuse("U-GEAR-19", "gearOther");
  }

  private static int user(Board board, Asking step) {
    return board.heroOf(step.chooser(board));
  }
}
