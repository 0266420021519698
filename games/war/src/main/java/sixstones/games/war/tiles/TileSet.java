package sixstones.games.war.tiles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import sixstones.engine.text.TreeError;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.pieces.Token;

/** The 72 tiles of a table. Positions name tiles by their index here. */
public final class TileSet {

  static final String FILE = "tiles.csv";

  private static final Box BOX = Box.of(FILE, WarData.rows(FILE));

  /** The tiles of a game without blanks (W-SETUP-05). */
  private static final TileSet STANDARD =
      new TileSet(BOX.without(0, TileKind.ARROW), TileKind.BLANK);

  private final Tile[] tiles;
  private final TileKind[] kinds;

  private TileSet(List<Tile> tiles, TileKind blankEffect) {
    this.tiles = tiles.toArray(Tile[]::new);
    kinds = new TileKind[this.tiles.length];
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = this.tiles[i].kind() == TileKind.BLANK ? blankEffect : this.tiles[i].kind();
    }
  }

  /** W-SETUP-21: blanks with an agreed effect in the place of red tiles of one kind. */
  public static TileSet withBlanks(int blanks, TileKind effect, TileKind replaced) {
    return blanks == 0 ? STANDARD : new TileSet(BOX.without(blanks, replaced), effect);
  }

  /** Kinds of which three red tiles can be spared, in the order of the data. */
  public static List<TileKind> replaceable() {
    return BOX.replaceable();
  }

  public Tile tile(int index) {
    return tiles[index];
  }

  /** What the tile does: its kind, or the agreed effect of a blank. */
  public TileKind kind(int index) {
    return kinds[index];
  }

  /** All tiles of the box, checked against the facts of the rulebook. */
  record Box(List<Tile> tiles, int blanks) {

    static Box of(String file, List<TreeReader> rows) {
      var tiles = new ArrayList<Tile>();
      for (var row : rows) {
        var tile = Tile.of(row);
        for (int copy = row.at("copies").number(); copy > 0; copy--) tiles.add(tile);
      }
      check(file, tiles);
      int blanks = count(tiles, TileKind.BLANK);
      tiles.sort(Comparator.comparing((Tile tile) -> tile.kind() == TileKind.BLANK));
      return new Box(List.copyOf(tiles), blanks);
    }

    /** The load-time checks of the catalogue's section 5. */
    private static void check(String file, List<Tile> tiles) {
      expect(file, "red tiles", count(tiles, Back.RED), 45);
      expect(file, "blue tiles", count(tiles, Back.BLUE), Board.RING);
      expect(file, "blank tiles", count(tiles, TileKind.BLANK), 3);
      expect(file, "team bases", count(tiles, TileKind.TEAM_BASE), Teams.COUNT);
      expect(file, "Infinity Stone tiles", count(tiles, TileKind.INFINITY_STONE), Token.STONES);
      expect(file, "leadership tiles", count(tiles, TileKind.LEADERSHIP), 2);
      expect(file, "superhero tiles", count(tiles, TileKind.SUPERHEROES), Token.HEROES / 2);
      expect(file, "energy tiles", count(tiles, TileKind.ENERGY), Token.ENERGIES);
      expect(file, "Thanos bases", count(tiles, TileKind.THANOS_BASE), 1);
      if (count(tiles, TileKind.TELEPORT) < 2)
        throw new TreeError(file, "two teleports are needed");
      if (count(tiles, TileKind.BATTLEFIELD) < 1)
        throw new TreeError(file, "there is no battlefield");
      var seen = new TreeMap<String, Tile>();
      for (var tile : tiles) {
        if (tile.kind() == TileKind.BLANK && tile.back() != Back.RED) {
          throw new TreeError(file, "blank tiles are red");
        }
        if (tile.kind() == TileKind.TEAM_BASE && tile.back() != Back.BLUE) {
          throw new TreeError(file, "team bases are blue");
        }
        if (single(tile.kind()) && seen.put(tile.text(), tile) != null) {
          throw new TreeError(file, tile.text() + " is there twice");
        }
      }
    }

    private static boolean single(TileKind kind) {
      return kind == TileKind.TEAM_BASE
          || kind == TileKind.INFINITY_STONE
          || kind == TileKind.LEADERSHIP
          || kind == TileKind.SUPERHEROES;
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

    List<Tile> without(int wanted, TileKind replaced) {
      var kept = new ArrayList<Tile>();
      int toReplace = wanted;
      int blanksLeftOut = blanks - wanted;
      for (var tile : tiles) {
        if (toReplace > 0 && tile.kind() == replaced && tile.back() == Back.RED) {
          toReplace--;
        } else if (tile.kind() != TileKind.BLANK || blanksLeftOut-- <= 0) {
          kept.add(tile);
        }
      }
      if (kept.size() != Board.TILES) throw new TreeError(FILE, "too few red " + replaced.id());
      return kept;
    }

    List<TileKind> replaceable() {
      return tiles.stream()
          .map(Tile::kind)
          .distinct()
          .filter(kind -> kind != TileKind.BLANK && !single(kind))
          .filter(
              kind ->
                  tiles.stream().filter(t -> t.kind() == kind && t.back() == Back.RED).count() >= 3)
          .toList();
    }
  }
}
