package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.List;

/**
 * A tile that lies open at a place from the beginning (W-SETUP-19).
 *
 * @param turns quarter turns clockwise, for arrow tiles
 */
public record LaidTile(Place place, TileKind kind, String variant, int turns) {

  /**
   * Reads a list of tiles: one a line or between semicolons, as in {@code 0,0 teleport} or {@code
   * 3,4,arrow,N+S,east}. A first line that names columns may be there.
   *
   * @throws IllegalArgumentException naming the entry that makes no sense
   */
  public static List<LaidTile> readAll(String text) {
    if (text.isEmpty()) return List.of();
    var tiles = new ArrayList<LaidTile>();
    for (var entry : text.split("[;\n\r]+", -1)) {
      if (entry.isBlank() || entry.strip().startsWith("row,")) continue;
      var tile = read(entry.strip());
      if (tiles.stream().anyMatch(other -> other.place == tile.place)) {
        throw bad(entry, "there is a tile on this place already");
      }
      tiles.add(tile);
    }
    return List.copyOf(tiles);
  }

  private static LaidTile read(String entry) {
    var words = List.of(entry.split("[,:\\s]+"));
    if (words.size() < 3 || words.size() > 5) {
      throw bad(entry, "a tile looks like \"0,0 teleport\" or \"3,4 arrow N+S east\"");
    }
    try {
      var place = Place.named(words.get(0) + "," + words.get(1));
      if (!place.isTile()) throw bad(entry, "no tile lies there");
      var kind = TileKind.named(words.get(2));
      var rest = new ArrayList<>(words.subList(3, words.size()));
      int turns = kind == TileKind.ARROW && rest.size() == 2 ? turns(rest.removeLast()) : 0;
      if (rest.size() > 1) throw bad(entry, "only arrow tiles have a direction");
      return new LaidTile(place, kind, rest.isEmpty() ? "" : rest.getFirst(), turns);
    } catch (BadEntry e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw bad(entry, String.valueOf(e.getMessage()));
    }
  }

  private static int turns(String direction) {
    return Direction.named(direction).ordinal();
  }

  private static final class BadEntry extends IllegalArgumentException {
    BadEntry(String message) {
      super(message);
    }
  }

  private static BadEntry bad(String entry, String why) {
    return new BadEntry("\"" + entry.strip() + "\": " + why);
  }

  /** As position texts say it. */
  public String text() {
    return place.name() + " " + kind.id() + (variant.isEmpty() ? "" : " " + variant);
  }
}
