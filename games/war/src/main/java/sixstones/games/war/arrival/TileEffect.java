package sixstones.games.war.arrival;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;

/** What tiles of one kind do when they are opened and when somebody arrives (W-CELL). */
public interface TileEffect {

  /** It was turned face up, by whatever means (W-CELL-02). */
  default void opened(WarPosition position, Place place, Events out) {}

  /** Whether it may act on a character that stands on it and came in this manner (W-CELL-03). */
  boolean actsOn(WarPosition position, Piece piece, Manner manner);

  /** Acts on the character, after the pause. */
  default void act(WarPosition position, Piece piece, Place place, Events out) {}

  /** Whether it is a trap for characters of a team (W-CELL-06). */
  default boolean isTrap(WarPosition position, Team team, Place place) {
    return false;
  }

  /** The trap's effect on a character, which may have left the tile (W-RULE-18). */
  default void suffer(WarPosition position, Piece piece, Place place, Events out) {}
}
