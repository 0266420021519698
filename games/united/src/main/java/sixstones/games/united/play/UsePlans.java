package sixstones.games.united.play;

import sixstones.engine.MoveList;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;

/** Battle Plans that may be used now. */
record UsePlans(int plans) implements Asking {
  @Override
  public String id() {
    return "use-plans";
  }

  @Override
  public void parts(Parts to) {
    to.put("plans", plans);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(board.decider());
  }

  @Override
  public String rule() {
    return "U-RULE-90";
  }

  @Override
  public void moves(Board board, MoveList<UnitedMove> into) {
    BattlePlans.list(board, plans, into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Playing game, UnitedMove move) {
    if (move instanceof UnitedMove.UsePlan plan) BattlePlans.use(game, this, plan.plan());
    else game.turn.offers(game.turn.offers() & ~plans);
  }
}
