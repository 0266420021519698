package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Which of four Super Villain cards leaves the game. */
record DropSuper(long options) implements Picking {
  @Override
  public String id() {
    return "drop-super";
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
    return "U-SUPERVILLAIN-03";
  }

  @Override
  public PickKind pick() {
    return PickKind.SUPER_VILLAIN;
  }

  @Override
  public void picked(Playing game, int picked) {
    game.dashboard.superCards(game.dashboard.superCards() & ~(1 << picked));
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.SUPER_VILLAIN
        ? refuse(rule(), "superNotOffered")
        : Picking.super.whyNot(board, pick);
  }
}
