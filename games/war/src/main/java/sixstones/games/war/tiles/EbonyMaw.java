package sixstones.games.war.tiles;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;

/** In the next round everybody's turn is played by the left neighbour (W-CELL-MAW). */
public record EbonyMaw() implements TileEffect {

  /** W-CELL-MAW-03, W-RULE-115: one special round at a time. */
  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return !position.clock().mawTriggered && position.clock().mawTurns == 0;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    if (!actsOn(position, piece, Manner.MOVE)) return;
    position.clock().mawTriggered = true;
    if (out.on()) out.emit(Event.of(Kind.CHANGED, Log.phrase("maw"), "W-CELL-MAW-01"));
  }
}
