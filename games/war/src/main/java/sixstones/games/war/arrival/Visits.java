package sixstones.games.war.arrival;

import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/** Where a character has been this turn it may not come again (W-VISIT, W-RULE-19). */
public final class Visits {

  private Visits() {}

  /** Whether the ban keeps a teleport, a short route or a dropship from leading there. */
  public static boolean bindTiles(WarPosition position, Piece piece, Place place) {
    return position.rulings().visitedBan().bindsTiles() && position.crew().visited(piece, place);
  }

  /** Whether the ban keeps an ability from leading there. */
  public static boolean bindAbilities(WarPosition position, Piece piece, Place place) {
    return position.rulings().visitedBan().bindsAbilities()
        && position.crew().visited(piece, place);
  }
}
