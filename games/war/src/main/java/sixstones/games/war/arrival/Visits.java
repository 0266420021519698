package sixstones.games.war.arrival;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;

/** Where a character has been this turn it may not come again (W-VISIT, W-RULE-19). */
public final class Visits {

  private Visits() {}

  /** Whether the ban keeps a teleport, a short route or a dropship from leading there. */
  public static boolean bindTiles(Board board, Piece piece, Place place) {
    return board.rulings().visitedBan().bindsTiles() && board.crew().visited(piece, place);
  }

  /** Whether the ban keeps an ability from leading there. */
  public static boolean bindAbilities(Board board, Piece piece, Place place) {
    return board.rulings().visitedBan().bindsAbilities() && board.crew().visited(piece, place);
  }
}
