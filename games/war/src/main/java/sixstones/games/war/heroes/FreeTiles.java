package sixstones.games.war.heroes;

import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;

/** Which two tiles Okoye and Cull Obsidian may swap: free ones, open bases only in the ring. */
public final class FreeTiles {

  private FreeTiles() {}

  public static boolean maySwap(Board board, Place first, Place second) {
    return first != second
        && board.isFree(first)
        && board.isFree(second)
        && fits(board, first, second)
        && fits(board, second, first);
  }

  /** W-BASE-02: an open team base does not leave the ring. */
  private static boolean fits(Board board, Place tile, Place goesTo) {
    return goesTo.isOnRing() || !board.field().isOpenTeamBase(tile);
  }

  /** Whether the tile is free and there is another to swap it with. */
  public static boolean hasPartner(Board board, Place place) {
    if (!board.isFree(place)) return false;
    // At least 34 tiles are free, so only a base that must stay in the ring can lack a partner.
    if (!board.field().isOpenTeamBase(place)) return true;
    for (var other : Place.RING) if (maySwap(board, place, other)) return true;
    return false;
  }
}
