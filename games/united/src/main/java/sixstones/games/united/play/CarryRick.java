package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.moves.PickKind;

/** Whether Rick Jones comes along. */
record CarryRick(int hero, int towards) implements Picking {
  @Override
  public String id() {
    return "carry-rick";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero).put("to", towards);
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(hero);
  }

  @Override
  public String rule() {
    return "U-MAESTRO-06";
  }

  @Override
  public PickKind pick() {
    return PickKind.RICK;
  }

  @Override
  public long options() {
    return 1 | MAY_DECLINE;
  }

  @Override
  public void picked(Playing game, int picked) {
    if (picked >= 0) Moving.rick(game, towards);
  }
}
