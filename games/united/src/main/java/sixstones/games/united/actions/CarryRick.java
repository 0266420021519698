package sixstones.games.united.actions;

import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Whether Rick Jones comes along. */
public record CarryRick(Member hero, Location towards) implements Selection {
  @Override
  public String id() {
    return "carry-rick";
  }

  @Override
  public void parts(Parts to) {
    to.put("hero", hero.index()).put("to", towards.index());
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
  public void picked(Play game, int picked) {
    if (picked >= 0) Movement.rick(game, towards);
  }
}
