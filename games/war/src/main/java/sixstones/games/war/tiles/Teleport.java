package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** To another open, free teleport (W-CELL-TELEPORT). */
public record Teleport() implements TileEffect {

  /** W-CELL-TELEPORT-03: not again at the other end. */
  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return manner != Manner.TELEPORT;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    Displacement.order(position, new UseTeleport(piece), piece, out, "W-CELL-TELEPORT-02");
  }
}
