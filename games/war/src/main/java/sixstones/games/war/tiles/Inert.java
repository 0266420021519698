package sixstones.games.war.tiles;

import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;

/** Does nothing by itself: a battlefield, a blank tile (W-CELL-BATTLEFIELD-01, W-CELL-BLANK-01). */
public record Inert() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return false;
  }
}
