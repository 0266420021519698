package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.TileEffect;

/** Does nothing by itself: a battlefield, a blank tile (W-CELL-BATTLEFIELD-01, W-CELL-BLANK-01). */
public record Inert() implements TileEffect {

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return false;
  }
}
