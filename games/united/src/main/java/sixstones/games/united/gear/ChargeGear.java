package sixstones.games.united.gear;

import sixstones.engine.MoveList;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;

/** Whether a Gear card is charged at the start of the turn. */
public record ChargeGear(int gear) implements Asking {
  @Override
  public String id() {
    return "charge";
  }

  @Override
  public void parts(Parts to) {
    to.put("gear", gear);
  }

  @Override
  public String rule() {
    return "U-GEAR-13";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    into.add(SharedMoves.gear(gear));
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    GearUse.answerCharge(game, gear, !move.equals(SharedMoves.DECLINE));
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.CHARGING;
  }
}
