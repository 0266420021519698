package sixstones.games.war.setup;

import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.TileSet;
import sixstones.games.war.state.Table;

/** Finds a tile in a table's set by what players call it. */
public final class TilePick {

  public static final int NONE = -1;

  private TilePick() {}

  /** The first unused tile of this kind and variant, or of any variant if none is said. */
  public static int find(Table table, TileKind kind, String variant, boolean[] used) {
    for (int index = 0; index < TileSet.SIZE; index++) {
      var tile = table.tiles().tile(index);
      boolean fits = variant.isEmpty() || isVariant(kind, tile.variant(), variant);
      if (!used[index] && tile.kind() == kind && fits) return index;
    }
    return NONE;
  }

  /** Bases may be called by their team: {@code team_base thor}. */
  public static boolean isVariant(TileKind kind, String variant, String word) {
    return variant.equalsIgnoreCase(word)
        || kind == TileKind.TEAM_BASE && variant.equalsIgnoreCase("base_" + word);
  }
}
