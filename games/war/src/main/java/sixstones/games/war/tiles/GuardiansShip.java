package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;

/** Two closed tiles are opened (W-CELL-GUARDIANS). */
public record GuardiansShip() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, int piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, int piece, int place, Events out) {
    OpenTiles.offer(position, 2);
  }
}
