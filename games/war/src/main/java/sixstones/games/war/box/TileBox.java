package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;

/** All tiles of the box, checked against the facts of the rulebook. */
record TileBox(List<Tile> tiles) {

  private static final String FILE = "tiles.csv";

  static TileBox load() {
    return of(FILE, WarData.rows(FILE));
  }

  static TileBox of(String file, List<TreeReader> rows) {
    var tiles = new ArrayList<Tile>();
    for (var row : rows) {
      var tile = Tile.of(row);
      for (int copy = row.at("copies").number(); copy > 0; copy--) tiles.add(tile);
    }
    check(file, tiles);
    return new TileBox(List.copyOf(tiles));
  }

  /** The load-time checks of the catalogue's section 5. */
  private static void check(String file, List<Tile> tiles) {
    expect(file, "red tiles", count(tiles, Back.RED), 45);
    expect(file, "blue tiles", count(tiles, Back.BLUE), Place.RING.length);
    expect(file, "blank tiles", count(tiles, TileKind.BLANK), Blank.MOST);
    expect(file, "team bases", count(tiles, TileKind.TEAM_BASE), Team.ALL.length);
    expect(file, "Infinity Stone tiles", count(tiles, TileKind.INFINITY_STONE), Token.STONES);
    expect(file, "leadership tiles", count(tiles, TileKind.LEADERSHIP), 2);
    expect(file, "superhero tiles", count(tiles, TileKind.SUPERHEROES), Token.HEROES / 2);
    expect(file, "energy tiles", count(tiles, TileKind.ENERGY), Token.ENERGIES);
    expect(file, "Thanos bases", count(tiles, TileKind.THANOS_BASE), 1);
    if (count(tiles, TileKind.TELEPORT) < 2) throw new TreeError(file, "two teleports are needed");
    if (count(tiles, TileKind.BATTLEFIELD) < 1) {
      throw new TreeError(file, "there is no battlefield");
    }
    var seen = new TreeMap<String, Tile>();
    for (var tile : tiles) {
      if (tile.kind() == TileKind.BLANK && tile.back() != Back.RED) {
        throw new TreeError(file, "blank tiles are red");
      }
      if (tile.kind() == TileKind.TEAM_BASE && tile.back() != Back.BLUE) {
        throw new TreeError(file, "team bases are blue");
      }
      if (tile.kind().isUnique() && seen.put(tile.text(), tile) != null) {
        throw new TreeError(file, tile.text() + " is there twice");
      }
    }
  }

  private static void expect(String file, String what, int found, int expected) {
    if (found != expected) {
      throw new TreeError(file, "%d %s, but there must be %d".formatted(found, what, expected));
    }
  }

  private static int count(List<Tile> tiles, Back back) {
    return (int) tiles.stream().filter(tile -> tile.back() == back).count();
  }

  private static int count(List<Tile> tiles, TileKind kind) {
    return (int) tiles.stream().filter(tile -> tile.kind() == kind).count();
  }

  /**
   * The 72 tiles of a game: each blank in the place of the first red tile that fits, at the end.
   *
   * @throws IllegalArgumentException if there is no such tile
   */
  List<Tile> with(List<Blank> blanks) {
    var kept = new ArrayList<>(tiles);
    kept.removeIf(tile -> tile.kind() == TileKind.BLANK);
    for (var blank : blanks) {
      var replaced =
          kept.stream()
              .filter(tile -> tile.back() == Back.RED && tile.kind() == blank.replaced())
              .filter(tile -> blank.variant().isEmpty() || tile.variant().equals(blank.variant()))
              .findFirst();
      if (replaced.isEmpty()) {
        throw new IllegalArgumentException(
            "No red tile %s %s is left to be replaced by a blank one."
                .formatted(blank.replaced().id(), blank.variant()));
      }
      kept.remove(replaced.get());
    }
    for (int i = 0; i < blanks.size(); i++) kept.add(Tile.blank(blanks, i));
    return kept;
  }

  List<TileKind> replaceable() {
    return tiles.stream()
        .map(Tile::kind)
        .distinct()
        .filter(kind -> kind != TileKind.BLANK && !kind.isUnique())
        .filter(
            kind ->
                tiles.stream().filter(t -> t.kind() == kind && t.back() == Back.RED).count()
                    >= Blank.MOST)
        .toList();
  }
}
