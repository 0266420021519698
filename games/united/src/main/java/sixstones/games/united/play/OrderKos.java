package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Whose KO has its effect first. */
record OrderKos(int beyond, long options) implements Picking {
  @Override
  public String id() {
    return "ko-order";
  }

  @Override
  public void parts(Parts to) {
    to.put("beyond", beyond).put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(board.decider());
  }

  @Override
  public String rule() {
    return "U-RULE-32";
  }

  @Override
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Playing game, int picked) {
    Damage.resolveKo(game, beyond, picked);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.HERO
        ? refuse(rule(), "notWaiting")
        : Picking.super.whyNot(board, pick);
  }
}
