package sixstones.games.united.actions;

import sixstones.games.united.moves.Miniature;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Parts;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Whether Rick Jones comes along. */
public record CarryRick(Member hero, Location towards) implements Selection<Miniature> {

  public static final StepKind KIND =
      new StepKind("carry-rick", parts -> new CarryRick(parts.hero("hero"), parts.location("to")));

  @Override
  public String id() {
    return KIND.word();
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
    return 1;
  }

  @Override
  public boolean mayDecline() {
    return true;
  }

  @Override
  public void picked(Play game, Miniature rick) {
    Movement.rick(game, towards);
  }
}
