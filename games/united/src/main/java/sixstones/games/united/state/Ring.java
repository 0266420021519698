package sixstones.games.united.state;

import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Token;

/** The six Locations, clockwise, with the tokens in their slots, and Rick Jones. */
public final class Ring {

  private static final int KINDS = 4;

  private final byte[] tiles;
  private final byte[] tokens;
  private final byte[] wounded;
  private Location rick = Location.NOWHERE;

  public Ring() {
    tiles = new byte[Box.RING];
    tokens = new byte[Box.RING * KINDS];
    wounded = new byte[Box.RING * KINDS];
  }

  private Ring(Ring other) {
    tiles = other.tiles.clone();
    tokens = other.tokens.clone();
    wounded = other.wounded.clone();
    rick = other.rick;
  }

  public Ring copy() {
    return new Ring(this);
  }

  public Tile tile(Location at) {
    return Box.tile(tiles[at.index()]);
  }

  public void tile(Location at, Tile tile) {
    tiles[at.index()] = (byte) tile.index();
  }

  /** Where a tile lies, or nowhere. */
  public Location find(Tile tile) {
    for (var at : Location.ALL) if (tiles[at.index()] == tile.index()) return at;
    return Location.NOWHERE;
  }

  public int count(Location at, Token token) {
    return tokens[at.index() * KINDS + token.ordinal()];
  }

  public void count(Location at, Token token, int count) {
    tokens[at.index() * KINDS + token.ordinal()] = (byte) count;
  }

  public void add(Location at, Token token, int change) {
    tokens[at.index() * KINDS + token.ordinal()] += (byte) change;
  }

  /** Thugs and Doombots. */
  public int thugs(Location at) {
    return all(at) - count(at, Token.CIVILIAN);
  }

  public int doombots(Location at) {
    return count(at, Token.DOOMBOT) + count(at, Token.CRISIS_DOOMBOT);
  }

  public int all(Location at) {
    int base = at.index() * KINDS;
    return tokens[base] + tokens[base + 1] + tokens[base + 2] + tokens[base + 3];
  }

  public int free(Location at) {
    return tile(at).slots() - all(at);
  }

  /** Slots in all Locations in which a token still fits. */
  public int free() {
    int free = 0;
    for (var at : Location.ALL) free += free(at);
    return free;
  }

  public boolean anyFree() {
    for (var at : Location.ALL) if (free(at) > 0) return true;
    return false;
  }

  /** U-RULE-20: how many tokens of a kind have taken damage in this turn. */
  public int wounded(Location at, Token token) {
    return wounded[at.index() * KINDS + token.ordinal()];
  }

  public void wounded(Location at, Token token, int count) {
    wounded[at.index() * KINDS + token.ordinal()] = (byte) count;
  }

  public void healWounds() {
    java.util.Arrays.fill(wounded, (byte) 0);
  }

  public Location rick() {
    return rick;
  }

  public void rick(Location at) {
    rick = at;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(tiles).add(tokens).add(wounded).add(rick.index());
  }
}
