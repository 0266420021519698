package sixstones.games.united.state;

import sixstones.engine.Fingerprint;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Tile;
import sixstones.games.united.effects.Token;

/** The six Locations, clockwise, with the tokens in their slots, and Rick Jones. */
public final class Ring {

  public static final int NOWHERE = -1;
  private static final int KINDS = 4;

  private final byte[] tiles;
  private final byte[] tokens;
  private final byte[] wounded;
  private int rick = NOWHERE;

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

  /** U-RING-02: one further clockwise. */
  public static int clockwise(int at, int steps) {
    return Math.floorMod(at + steps, Box.RING);
  }

  /** U-RING-03. */
  public static int opposite(int at) {
    return clockwise(at, 3);
  }

  public static int distance(int from, int to) {
    int way = Math.floorMod(to - from, Box.RING);
    return Math.min(way, Box.RING - way);
  }

  public Tile tile(int at) {
    return Box.tile(tiles[at]);
  }

  public void tile(int at, int tile) {
    tiles[at] = (byte) tile;
  }

  /** Where a tile lies, or {@link #NOWHERE}. */
  public int find(int tile) {
    for (int at = 0; at < Box.RING; at++) if (tiles[at] == tile) return at;
    return NOWHERE;
  }

  public int count(int at, Token token) {
    return tokens[at * KINDS + token.ordinal()];
  }

  public void count(int at, Token token, int count) {
    tokens[at * KINDS + token.ordinal()] = (byte) count;
  }

  public void add(int at, Token token, int change) {
    tokens[at * KINDS + token.ordinal()] += (byte) change;
  }

  /** Thugs and Doombots. */
  public int thugs(int at) {
    return all(at) - count(at, Token.CIVILIAN);
  }

  public int doombots(int at) {
    return count(at, Token.DOOMBOT) + count(at, Token.CRISIS_DOOMBOT);
  }

  public int all(int at) {
    int base = at * KINDS;
    return tokens[base] + tokens[base + 1] + tokens[base + 2] + tokens[base + 3];
  }

  public int free(int at) {
    return tile(at).slots() - all(at);
  }

  public boolean anyFree() {
    for (int at = 0; at < Box.RING; at++) if (free(at) > 0) return true;
    return false;
  }

  /** U-RULE-20: how many tokens of a kind have taken damage in this turn. */
  public int wounded(int at, Token token) {
    return wounded[at * KINDS + token.ordinal()];
  }

  public void wounded(int at, Token token, int count) {
    wounded[at * KINDS + token.ordinal()] = (byte) count;
  }

  public void healWounds() {
    java.util.Arrays.fill(wounded, (byte) 0);
  }

  public int rick() {
    return rick;
  }

  public void rick(int at) {
    rick = at;
  }

  /** Everything that tells two of these apart. */
  void addTo(Fingerprint print) {
    print.add(tiles).add(tokens).add(wounded).add(rick);
  }
}
