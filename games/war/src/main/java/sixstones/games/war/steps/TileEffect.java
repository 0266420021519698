package sixstones.games.war.steps;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.state.Board;

/** What tiles of one kind do when they are opened and when somebody arrives (W-CELL). */
public interface TileEffect {

  /** It was turned face up, by whatever means (W-CELL-02). */
  default void opened(Play play, Place place) {}

  /** Whether it may act on a character that stands on it and came in this manner (W-CELL-03). */
  boolean actsOn(Board board, Piece piece, Manner manner);

  /** Acts on the character, after the pause. */
  default void act(Play play, Piece piece, Place place) {}

  /** Whether it is a trap for characters of a team (W-CELL-06). */
  default boolean isTrap(Board board, Team team, Place place) {
    return false;
  }

  /** The trap's effect on a character, which may have left the tile (W-RULE-18). */
  default void suffer(Play play, Piece piece, Place place) {}
}
