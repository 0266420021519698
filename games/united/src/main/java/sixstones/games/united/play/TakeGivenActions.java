package sixstones.games.united.play;

import sixstones.engine.MoveList;
import sixstones.games.united.board.Board;
import sixstones.games.united.board.Context;
import sixstones.games.united.moves.SharedMoves;
import sixstones.games.united.moves.UnitedMove;

/**
 * An action that an effect gives, in a Location (-1: the own); a single target is named by the
 * first attack.
 */
record TakeGivenActions(int pool, int at, boolean single, int foe, Context context)
    implements Asking {
  @Override
  public String id() {
    return "act-now";
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool)
        .put("at", at)
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
    Acting.list(board, this, into);
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Playing game, UnitedMove move) {
    if (!move.equals(SharedMoves.DECLINE)) Acting.takeGiven(game, this, move);
  }

  int location(Board board) {
    return at < 0 ? board.team().at(context.actor()) : at;
  }
}
