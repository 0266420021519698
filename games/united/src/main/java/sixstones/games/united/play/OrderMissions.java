package sixstones.games.united.play;

import static sixstones.games.united.play.Refusing.refuse;

import sixstones.engine.Refusal;
import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.moves.UnitedMove.Pick;

/** Which of two full Missions is completed first. */
record OrderMissions(long options) implements Picking {
  @Override
  public String id() {
    return "mission-order";
  }

  @Override
  public void parts(Parts to) {
    to.put("options", options);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(board.decider());
  }

  @Override
  public String rule() {
    return "U-RULE-25";
  }

  @Override
  public PickKind pick() {
    return PickKind.MISSION;
  }

  @Override
  public void picked(Playing game, int picked) {
    Fighting.completeFirst(game, picked);
  }

  @Override
  public Refusal whyNot(Board board, Pick pick) {
    return pick.kind() == PickKind.MISSION
        ? refuse("U-MISSION-02", "notFull")
        : Picking.super.whyNot(board, pick);
  }
}
