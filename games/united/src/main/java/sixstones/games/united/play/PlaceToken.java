package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Misdirection: where the next token of the pool goes; some Locations have overflowed. */
record PlaceToken(int pool, int full, long options) implements Picking {
  @Override
  public String id() {
    return "split";
  }

  @Override
  public void parts(Parts to) {
    to.put("pool", pool).put("full", full).put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return 0;
  }

  @Override
  public String rule() {
    return "U-ADD-01";
  }

  @Override
  public PickKind pick() {
    return PickKind.LOCATION;
  }

  @Override
  public void picked(Playing game, int picked) {
    VillainTurn.splitTo(game, this, picked);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.LOCATION
        ? refuse(rule(), "notAround")
        : Picking.super.whyNot(board, pick);
  }
}
