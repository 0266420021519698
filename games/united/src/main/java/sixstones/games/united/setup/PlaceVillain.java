package sixstones.games.united.setup;

import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;
import sixstones.games.united.steps.StepKind;

/** Where the Villain starts. */
public record PlaceVillain() implements Selection<Location> {

  public static final StepKind KIND = new StepKind("villain-start", _ -> new PlaceVillain());

  @Override
  public String id() {
    return KIND.word();
  }

  @Override
  public int chooser(Board board) {
    return board.seatOf(Member.FIRST);
  }

  @Override
  public String rule() {
    return "U-SUPERVILLAIN-02";
  }

  @Override
  public PickKind pick() {
    return PickKind.LOCATION;
  }

  @Override
  public long options() {
    return Location.EVERYWHERE;
  }

  @Override
  public void picked(Play game, Location at) {
    Preparation.placeFigures(game.board, at);
  }
}
