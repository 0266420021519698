package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.heroes.SwapFirst;
import sixstones.games.war.heroes.Swapper;

/** Two free tiles may be swapped, and the character is then detained (W-CELL-CULL). */
public record CullObsidian() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    position.push(new SwapFirst(piece, Swapper.CULL_OBSIDIAN));
  }
}
