package sixstones.games.war.heroes;

import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Place;

/** Which two tiles Okoye and Cull Obsidian may swap: free ones, open bases only in the ring. */
public final class FreeTiles {

  private FreeTiles() {}

  public static boolean maySwap(WarPosition position, Place first, Place second) {
    return first != second
        && position.isFree(first)
        && position.isFree(second)
        && fits(position, first, second)
        && fits(position, second, first);
  }

  /** W-BASE-02: an open team base does not leave the ring. */
  private static boolean fits(WarPosition position, Place tile, Place goesTo) {
    return goesTo.isOnRing() || !position.field().isOpenTeamBase(tile);
  }

  /** Whether the tile is free and there is another to swap it with. */
  public static boolean hasPartner(WarPosition position, Place place) {
    if (!position.isFree(place)) return false;
    // At least 34 tiles are free, so only a base that must stay in the ring can lack a partner.
    if (!position.field().isOpenTeamBase(place)) return true;
    for (var other : Place.RING) if (maySwap(position, place, other)) return true;
    return false;
  }
}
