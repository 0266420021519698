package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;

/** The character may fly to a free open battlefield (W-CELL-DROPSHIP). */
public record Dropship() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, int piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, int piece, int place, Events out) {
    BoardDropship.offer(position, piece);
  }
}
