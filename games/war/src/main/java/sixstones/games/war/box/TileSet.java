package sixstones.games.war.box;

import java.util.List;

/** The 72 tiles of a table. States keep them by their number here. */
public final class TileSet {

  /** How many tiles a table has. */
  public static final int SIZE = Place.TILES.length;

  private static final TileBox BOX = TileBox.load();

  /** The tiles of a game without blanks (W-SETUP-05). */
  private static final TileSet STANDARD = new TileSet(BOX, List.of());

  private final Tile[] tiles;
  private final Tile[] effects;
  private final TileKind[] kinds;
  private final byte[] alike;
  private final boolean[] twins;
  private final int absent;

  private TileSet(TileBox box, List<Blank> blanks) {
    tiles = box.with(blanks).toArray(Tile[]::new);
    for (int i = 0; i < tiles.length; i++) tiles[i] = tiles[i].numbered(i);
    effects = tiles.clone();
    for (int i = 0; i < blanks.size(); i++) {
      effects[tiles.length - blanks.size() + i] = blanks.get(i).effect();
    }
    kinds = new TileKind[tiles.length];
    alike = new byte[tiles.length];
    for (int i = 0; i < tiles.length; i++) {
      kinds[i] = effects[i].kind();
      alike[i] = (byte) firstLike(tiles[i]);
    }
    twins = new boolean[tiles.length];
    for (int i = 0; i < tiles.length; i++) {
      for (var other : tiles) {
        twins[i] |= other.text().equals(tiles[i].text()) && other.back() != tiles[i].back();
      }
    }
    int brought = Tokens.ENERGY;
    for (var tile : tiles) brought |= tile.brings();
    absent = Tokens.ALL & ~brought;
  }

  private int firstLike(Tile tile) {
    int first = 0;
    while (!tiles[first].looksLike(tile)) first++;
    return first;
  }

  /** W-SETUP-21: some red tiles are replaced by blank ones. */
  public static TileSet with(List<Blank> blanks) {
    return blanks.isEmpty() ? STANDARD : new TileSet(BOX, blanks);
  }

  /** Kinds of which three red tiles can be spared, in the order of the data. */
  public static List<TileKind> replaceable() {
    return BOX.replaceable();
  }

  public Tile tile(int index) {
    return tiles[index];
  }

  /** The tile that this one is played like: itself, or what a blank was agreed to be. */
  public Tile effect(int index) {
    return effects[index];
  }

  /** The kind of {@link #effect}. */
  public TileKind kind(int index) {
    return kinds[index];
  }

  /** The first tile of the set that looks the same on both sides. */
  public int alike(int index) {
    return alike[index];
  }

  /** Whether a tile with another back has the same face. */
  public boolean hasTwin(int index) {
    return twins[index];
  }

  /** The tokens whose tile was replaced by a blank one: they stay in the box. */
  public int absent() {
    return absent;
  }
}
