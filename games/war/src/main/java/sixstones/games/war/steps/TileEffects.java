package sixstones.games.war.steps;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Tile;
import sixstones.games.war.box.TileKind;

/**
 * What an arrival sets off. The chapters of tiles and of the turn build on that of arrivals, so
 * they are handed to the play.
 */
public interface TileEffects {

  /** What tiles of a kind do. */
  TileEffect of(TileKind kind);

  /** The time for free actions before a tile acts on who arrived (W-ARR-09). */
  Asking pause(Piece piece, int stay, Tile tile, Manner manner);
}
