package sixstones.games.united.gear;

import sixstones.engine.MoveList;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Gear;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.state.Board;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.StepKind;

/** Whether a Gear card is charged at the start of the turn. */
public record ChargeGear(Gear gear) implements Asking {

  public static final StepKind KIND =
      new StepKind("charge", parts -> new ChargeGear(Box.gear(parts.number("gear"))));

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public void parts(Parts to) {
    to.put("gear", gear.index());
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
    if (!move.equals(SharedMoves.DECLINE)) GearUse.chargeForCost(game, gear);
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.CHARGING;
  }
}
