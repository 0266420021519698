package sixstones.games.united.play;

import sixstones.games.united.board.Board;
import sixstones.games.united.cards.Box;
import sixstones.games.united.moves.PickKind;

/** Where the Villain starts. */
record PlaceVillain() implements Picking {
  @Override
  public String id() {
    return "villain-start";
  }

  @Override
  public void parts(Parts to) {}

  @Override
  public int chooser(Board board) {
    return board.seatOf(0);
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
  public void picked(Playing game, int picked) {
    Preparing.placeFigures(game.board, picked);
  }
}
