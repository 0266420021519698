package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** A jump over one cell (W-CELL-SHORT). */
public record ShortRoute() implements TileEffect {

  /** W-RULE-19: no jumping to and fro without end. */
  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return manner != Manner.JUMP_BACK;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    Displacement.order(position, new TakeShortRoute(piece), piece, out, "W-CELL-SHORT-01");
  }
}
