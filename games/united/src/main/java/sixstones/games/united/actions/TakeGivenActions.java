package sixstones.games.united.actions;

import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;
import sixstones.games.united.moves.UnitedMove.Action;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.steps.Asking;
import sixstones.games.united.steps.PartOfTurn;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;

/**
 * An action that an effect gives, in a Location (-1: the own); a single target is named by the
 * first attack.
 */
public record TakeGivenActions(int pool, Location at, boolean single, int foe, Context context)
    implements Asking {
  @Override
  public String id() {
    return "act-now";
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool)
        .put("at", at.index())
        .put("single", single)
        .put("foe", foe)
        .put("context", context);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(context.actor());
  }

  @Override
  public String rule() {
    return "U-ACTION-01";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    Actions.list(board, this, into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play game, UnitedMove move) {
    if (move instanceof Action action) Actions.takeGiven(game, this, action);
  }

  public Location location(Board board) {
    return at.isNowhere() ? board.team().at(context.actor()) : at;
  }

  @Override
  public PartOfTurn partOfTurn() {
    return PartOfTurn.GIVEN_ACTIONS;
  }

  @Override
  public Refusal whyNoAction(Board board, Action action) {
    return RefusedAction.ofEffect(board, this, action);
  }
}
