package sixstones.games.war.heroes;

import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Board;

/** Which two tiles Okoye and Cull Obsidian may swap: free ones, open bases only in the ring. */
public final class FreeTiles {

  private FreeTiles() {}

  public static boolean maySwap(WarPosition position, int first, int second) {
    return first != second
        && position.isFree(first)
        && position.isFree(second)
        && fits(position, first, second)
        && fits(position, second, first);
  }

  /** W-BASE-02: an open team base does not leave the ring. */
  private static boolean fits(WarPosition position, int tile, int goesTo) {
    return Board.onRing(goesTo) || !position.field().isOpenTeamBase(tile);
  }

  /** Whether the tile is free and there is another to swap it with. */
  public static boolean hasPartner(WarPosition position, int place) {
    if (!position.isFree(place)) return false;
    // At least 34 tiles are free, so only a base that must stay in the ring can lack a partner.
    if (!position.field().isOpenTeamBase(place)) return true;
    for (int index = 0; index < Board.RING; index++) {
      if (maySwap(position, place, Board.ringPlace(index))) return true;
    }
    return false;
  }
}
