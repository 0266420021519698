package sixstones.games.war.tiles;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.turn.Tell;

/** In the next round everybody's turn is played by the left neighbour (W-CELL-MAW). */
final class EbonyMaw {

  private EbonyMaw() {}

  /** W-CELL-MAW-03, W-RULE-115: one special round at a time. */
  static boolean isSpent(WarPosition position) {
    return position.clock().mawTriggered || position.clock().mawTurns > 0;
  }

  static void begin(WarPosition position, Events out) {
    if (isSpent(position)) return;
    position.clock().mawTriggered = true;
    if (out.on()) out.emit(Event.of(Tell.phrase("maw"), "W-CELL-MAW-01"));
  }
}
