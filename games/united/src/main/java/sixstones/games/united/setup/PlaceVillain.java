package sixstones.games.united.setup;

import sixstones.games.united.box.Box;
import sixstones.games.united.moves.PickKind;
import sixstones.games.united.state.Board;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;
import sixstones.games.united.steps.Play;
import sixstones.games.united.steps.Selection;

/** Where the Villain starts. */
public record PlaceVillain() implements Selection {
  @Override
  public String id() {
    return "villain-start";
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
    return (1L << Box.RING) - 1;
  }

  @Override
  public void picked(Play game, int picked) {
    Preparation.placeFigures(game.board, Location.of(picked));
  }
}
