package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Who takes the first Hero turn. */
record ChooseFirst(long options) implements Picking {
  @Override
  public String id() {
    return "first-hero";
  }

  @Override
  public void parts(Parts to) {
    to.put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(0);
  }

  @Override
  public String rule() {
    return "U-SETUP-22";
  }

  @Override
  public PickKind pick() {
    return PickKind.HERO;
  }

  @Override
  public void picked(Playing game, int picked) {
    game.turn.next(picked);
    game.turn.active(picked);
    game.tell.first(picked);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.HERO
        ? refuse("U-MODE-06", "notInTeam")
        : Picking.super.whyNot(board, pick);
  }
}
