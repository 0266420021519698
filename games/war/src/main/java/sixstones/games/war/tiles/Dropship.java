package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** The character may fly to a free open battlefield (W-CELL-DROPSHIP). */
public record Dropship() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    BoardDropship.offer(position, piece);
  }
}
