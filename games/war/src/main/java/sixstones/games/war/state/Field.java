package sixstones.games.war.state;

import sixstones.engine.Fingerprint;
import sixstones.games.war.TileKind;
import sixstones.games.war.box.Back;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Teams;
import sixstones.games.war.box.Tile;
import sixstones.games.war.box.TileSet;

/** The tiles as they lie, and the tokens lying on the 106 places. */
public final class Field {

  /** In {@link #base}, after the five teams' bases. */
  public static final int THANOS_BASE = Teams.COUNT;

  private static final byte CLOSED = -1;

  private final TileSet set;
  private final byte[] tile;
  private final byte[] turned;
  private final int[] lying;
  private final byte[] base;
  private int closed;

  /** All tiles closed, in the order of the set. */
  public Field(TileSet set) {
    this(
        set,
        new byte[Board.TILES],
        new byte[Board.TILES],
        new int[Board.PLACES],
        new byte[Teams.COUNT + 1],
        Board.TILES);
    for (int place = 0; place < Board.TILES; place++) {
      turned[place] = CLOSED;
      lay(place, place);
    }
  }

  private Field(TileSet set, byte[] tile, byte[] turned, int[] lying, byte[] base, int closed) {
    this.set = set;
    this.tile = tile;
    this.turned = turned;
    this.lying = lying;
    this.base = base;
    this.closed = closed;
  }

  public Field copy() {
    return new Field(set, tile.clone(), turned.clone(), lying.clone(), base.clone(), closed);
  }

  /** Tiles that look alike count as one; energy tokens by their numbers. */
  void addTo(Fingerprint print, EnergyNumbers energy) {
    for (int place = 0; place < Board.TILES; place++) {
      print.add(set.alike(tile[place])).add(turned[place]);
    }
    for (int tokens : lying) print.add(energy.renumbered(tokens));
  }

  public TileSet set() {
    return set;
  }

  /** The index in the set of the tile that lies here. */
  public int index(int place) {
    return tile[place];
  }

  /** Where the tile with this index in the set lies now. */
  public int placeOf(int index) {
    int place = 0;
    while (tile[place] != index) place++;
    return place;
  }

  /** Lays a tile of the set here; whoever does so lays all of them. */
  public void lay(int place, int index) {
    tile[place] = (byte) index;
    var kind = set.tile(index).kind();
    if (kind == TileKind.TEAM_BASE) base[set.tile(index).team()] = (byte) place;
    if (kind == TileKind.THANOS_BASE) base[THANOS_BASE] = (byte) place;
  }

  public Tile tile(int place) {
    return set.tile(tile[place]);
  }

  /** The tile that the one here is played like. */
  public Tile effect(int place) {
    return set.effect(tile[place]);
  }

  /** What the tile here does; only to be asked of open tiles, or by whoever opens one. */
  public TileKind kind(int place) {
    return set.kind(tile[place]);
  }

  public Back back(int place) {
    return tile(place).back();
  }

  public boolean isOpen(int place) {
    return turned[place] != CLOSED;
  }

  /** A tile, not an off-board place, that is face down. */
  public boolean isClosed(int place) {
    return place < Board.TILES && turned[place] == CLOSED;
  }

  public boolean isOpen(int place, TileKind kind) {
    return place < Board.TILES && turned[place] != CLOSED && set.kind(tile[place]) == kind;
  }

  /** An open base of a team, played or not. */
  public boolean isOpenTeamBase(int place) {
    return isOpen(place, TileKind.TEAM_BASE);
  }

  /** How many tiles are still closed. */
  public int closed() {
    return closed;
  }

  public void open(int place) {
    turned[place] = 0;
    closed--;
  }

  /** How many quarter turns clockwise an open tile lies turned. */
  public int turns(int place) {
    return turned[place];
  }

  /** Turns that make no difference to the eye are none. */
  public void turn(int place, int turns) {
    turned[place] = (byte) (turns % effect(place).orientations());
  }

  /** Whether the open arrow tile here has an arrow that way. */
  public boolean points(int place, Direction direction) {
    return effect(place).points(turned[place], direction);
  }

  /** Where a team's base lies, or with {@link #THANOS_BASE} the base of Thanos. */
  public int base(int team) {
    return base[team];
  }

  /** The tokens lying on a place, as a bit set. */
  public int lying(int place) {
    return lying[place];
  }

  public void put(int place, int tokens) {
    lying[place] |= tokens;
  }

  public void remove(int place, int tokens) {
    lying[place] &= ~tokens;
  }

  /** Exchanges two tiles with faces, orientations and tokens (W-PLACE-06). */
  public void swap(int place, int other) {
    int index = tile[place];
    lay(place, tile[other]);
    lay(other, index);
    byte turns = turned[place];
    turned[place] = turned[other];
    turned[other] = turns;
    int tokens = lying[place];
    lying[place] = lying[other];
    lying[other] = tokens;
  }
}
