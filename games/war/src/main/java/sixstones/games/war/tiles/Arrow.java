package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** One step along an arrow, at once (W-CELL-ARROW). */
public record Arrow() implements TileEffect {

  /** By the option of W-RULE-13 only on who stepped onto it. */
  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return manner.isStep() || !position.rulings().arrowsNeedMoves();
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    Displacement.order(position, new FollowArrow(piece), piece, out, "W-CELL-ARROW-01");
  }
}
