package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** A Super Villain card at the end of a Hero turn. */
record PlaySuperVillain(long options) implements Picking {
  @Override
  public String id() {
    return "super-end";
  }

  @Override
  public void parts(Parts to) {
    to.put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return 0;
  }

  @Override
  public String rule() {
    return "U-SVCARD-05";
  }

  @Override
  public PickKind pick() {
    return PickKind.SUPER_VILLAIN;
  }

  @Override
  public void picked(Playing game, int picked) {
    SuperVillain.atTurnEnd(game, picked);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SUPER_VILLAIN
        ? refuse("U-SVCARD-01", "superNotOffered")
        : Picking.super.whyNot(board, pick);
  }

  @Override
  public boolean isSecret() {
    return true;
  }
}
