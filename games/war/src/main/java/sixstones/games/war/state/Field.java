package sixstones.games.war.state;

import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Back;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Tile;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.TileSet;

/** The tiles as they lie, and the tokens lying on the 106 places. */
public final class Field {

  /** In {@link #base}, after the five teams' bases. */
  private static final int THANOS_BASE = Team.ALL.length;

  private static final byte CLOSED = -1;

  private final TileSet set;
  private final byte[] tile;
  private final byte[] turned;
  private final int[] lying;
  private final byte[] base;

  /** The closed tiles as a set of places. */
  private final long[] closed;

  /** The places where a token lies, as a set. */
  private final long[] laden;

  /** All tiles closed, in the order of the set. */
  public Field(TileSet set) {
    this(
        set,
        new byte[Place.TILES.length],
        new byte[Place.TILES.length],
        new int[Place.ALL.length],
        new byte[Team.ALL.length + 1],
        new long[2],
        new long[2]);
    for (var place : Place.TILES) {
      turned[place.index()] = CLOSED;
      closed[place.word()] |= place.bit();
      lay(place, place.index());
    }
  }

  private Field(
      TileSet set,
      byte[] tile,
      byte[] turned,
      int[] lying,
      byte[] base,
      long[] closed,
      long[] laden) {
    this.set = set;
    this.tile = tile;
    this.turned = turned;
    this.lying = lying;
    this.base = base;
    this.closed = closed;
    this.laden = laden;
  }

  public Field copy() {
    return new Field(
        set,
        tile.clone(),
        turned.clone(),
        lying.clone(),
        base.clone(),
        closed.clone(),
        laden.clone());
  }

  /** Tiles that look alike count as one; energy tokens by their numbers. */
  void addTo(Fingerprint print, EnergyNumbers energy) {
    for (int index = 0; index < tile.length; index++) {
      print.add(set.alike(tile[index])).add(turned[index]);
    }
    for (int tokens : lying) print.add(energy.renumbered(tokens));
  }

  public TileSet set() {
    return set;
  }

  /** The index in the set of the tile that lies here. */
  public int index(Place place) {
    return tile[place.index()];
  }

  /** Where the tile lies now. */
  public Place placeOf(Tile wanted) {
    int found = 0;
    while (tile[found] != wanted.number()) found++;
    return Place.TILES[found];
  }

  /** Lays a tile of the set here; whoever does so lays all of them. */
  public void lay(Place place, int index) {
    tile[place.index()] = (byte) index;
    var kind = set.tile(index).kind();
    if (kind == TileKind.TEAM_BASE) base[set.tile(index).team().index()] = (byte) place.index();
    if (kind == TileKind.THANOS_BASE) base[THANOS_BASE] = (byte) place.index();
  }

  public Tile tile(Place place) {
    return set.tile(tile[place.index()]);
  }

  /** The tile that the one here is played like. */
  public Tile effect(Place place) {
    return set.effect(tile[place.index()]);
  }

  /** What the tile here does; only to be asked of open tiles, or by whoever opens one. */
  public TileKind kind(Place place) {
    return set.kind(tile[place.index()]);
  }

  public Back back(Place place) {
    return tile(place).back();
  }

  public boolean isOpen(Place place) {
    return turned[place.index()] != CLOSED;
  }

  /** A tile, not an off-board place, that is face down. */
  public boolean isClosed(Place place) {
    return place.isTile() && turned[place.index()] == CLOSED;
  }

  public boolean isOpen(Place place, TileKind kind) {
    return place.isTile()
        && turned[place.index()] != CLOSED
        && set.kind(tile[place.index()]) == kind;
  }

  /** An open base of a team, played or not. */
  public boolean isOpenTeamBase(Place place) {
    return isOpen(place, TileKind.TEAM_BASE);
  }

  /** How many tiles are still closed. */
  public int closed() {
    return Long.bitCount(closed[0]) + Long.bitCount(closed[1]);
  }

  /** One of the two words of the set of closed tiles. */
  public long closed(int word) {
    return closed[word];
  }

  public void open(Place place) {
    turned[place.index()] = 0;
    closed[place.word()] &= ~place.bit();
  }

  /** How many quarter turns clockwise an open tile lies turned. */
  public int turns(Place place) {
    return turned[place.index()];
  }

  /** Turns that make no difference to the eye are none. */
  public void turn(Place place, int turns) {
    turned[place.index()] = (byte) (turns % effect(place).orientations());
  }

  /** Whether the open arrow tile here has an arrow that way. */
  public boolean points(Place place, Direction direction) {
    return effect(place).points(turned[place.index()], direction);
  }

  /** The exits of the open arrow tile here, as bits over directions. */
  public int exits(Place place) {
    return effect(place).exits(turned[place.index()]);
  }

  /** Where a team's base lies. */
  public Place base(Team team) {
    return Place.of(base[team.index()]);
  }

  public Place thanosBase() {
    return Place.of(base[THANOS_BASE]);
  }

  /** The tokens lying on a place, as a bit set. */
  public int lying(Place place) {
    return lying[place.index()];
  }

  /** One of the two words of the set of places where something lies. */
  public long laden(int word) {
    return laden[word];
  }

  public void put(Place place, int tokens) {
    leave(place, lying(place) | tokens);
  }

  public void remove(Place place, int tokens) {
    leave(place, lying(place) & ~tokens);
  }

  private void leave(Place place, int tokens) {
    lying[place.index()] = tokens;
    if (tokens == 0) laden[place.word()] &= ~place.bit();
    else laden[place.word()] |= place.bit();
  }

  /** Exchanges two tiles with faces, orientations and tokens (W-PLACE-06). */
  public void swap(Place place, Place other) {
    int index = tile[place.index()];
    lay(place, tile[other.index()]);
    lay(other, index);
    if (isClosed(place) != isClosed(other)) {
      closed[place.word()] ^= place.bit();
      closed[other.word()] ^= other.bit();
    }
    byte turns = turned[place.index()];
    turned[place.index()] = turned[other.index()];
    turned[other.index()] = turns;
    int tokens = lying(place);
    leave(place, lying(other));
    leave(other, tokens);
  }
}
