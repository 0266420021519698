package sixstones.games.war.box;

import java.util.ArrayList;
import java.util.Arrays;
import sixstones.engine.Bits;

/**
 * One of the 106 places: 72 tile positions, row by row, then the 34 off-board places (W-OFF-01):
 * above, below, left, right. Coordinates as in the catalogue (W-RULE-01).
 */
public final class Place {

  public static final int ROWS = 8;
  public static final int COLUMNS = 9;

  private static final int TILE_COUNT = ROWS * COLUMNS;
  private static final int COUNT = TILE_COUNT + 2 * COLUMNS + 2 * ROWS;

  /** No such place, or not on any; it lies too far away to have neighbours. */
  public static final Place NONE = new Place(-1, -2, -2);

  /** Tile positions first. */
  public static final Place[] ALL = all();

  public static final Place[] TILES = Arrays.copyOf(ALL, TILE_COUNT);
  public static final Place[] OFF_BOARD = Arrays.copyOfRange(ALL, TILE_COUNT, COUNT);

  /** Clockwise from the top left corner. */
  public static final Place[] RING = ring();

  private static final Place[] BY_INDEX = byIndex();

  static {
    NONE.look();
    for (var place : ALL) place.look();
    for (int index = 0; index < RING.length; index++) RING[index].ringIndex = index;
  }

  private final int index;
  private final int row;
  private final int column;
  private final String name;
  private final String called;
  private final String thing;
  private final Place[] neighbours = new Place[Direction.ALL.length];
  private Place[] beside = {};
  private Place[] surrounding = {};
  private int ringIndex = -1;

  private Place(int index, int row, int column) {
    this.index = index;
    this.row = row;
    this.column = column;
    name = index < 0 ? "nowhere" : row + "," + column;
    called = index < 0 ? name : called(row, column);
    thing = (isTile() ? "tile:" : "place:") + name;
  }

  private static Place[] all() {
    var all = new Place[COUNT];
    for (int row = -1; row <= ROWS; row++) {
      for (int column = -1; column <= COLUMNS; column++) {
        int index = index(row, column);
        if (index >= 0) all[index] = new Place(index, row, column);
      }
    }
    return all;
  }

  private static Place[] ring() {
    var ring = new ArrayList<Place>();
    for (int column = 0; column < COLUMNS; column++) ring.add(ALL[index(0, column)]);
    for (int row = 1; row < ROWS; row++) ring.add(ALL[index(row, COLUMNS - 1)]);
    for (int column = COLUMNS - 2; column >= 0; column--) ring.add(ALL[index(ROWS - 1, column)]);
    for (int row = ROWS - 2; row > 0; row--) ring.add(ALL[index(row, 0)]);
    return ring.toArray(Place[]::new);
  }

  private static Place[] byIndex() {
    var all = new Place[COUNT + 1];
    all[0] = NONE;
    System.arraycopy(ALL, 0, all, 1, COUNT);
    return all;
  }

  /** Off-board corners don't exist (W-OFF-01): they have the index -1. */
  private static int index(int row, int column) {
    boolean inRows = row >= 0 && row < ROWS;
    boolean inColumns = column >= 0 && column < COLUMNS;
    if (inRows && inColumns) return row * COLUMNS + column;
    if (row == -1 && inColumns) return TILE_COUNT + column;
    if (row == ROWS && inColumns) return TILE_COUNT + COLUMNS + column;
    if (column == -1 && inRows) return TILE_COUNT + 2 * COLUMNS + row;
    if (column == COLUMNS && inRows) return TILE_COUNT + 2 * COLUMNS + ROWS + row;
    return -1;
  }

  /** Finds what is next to it. */
  private void look() {
    for (var to : Direction.ALL) {
      neighbours[to.ordinal()] = of(row + to.rows, column + to.columns);
    }
    beside = Arrays.stream(neighbours).filter(place -> !place.isNone()).toArray(Place[]::new);
    var around = new ArrayList<Place>();
    for (int rows = -1; rows <= 1; rows++) {
      for (int columns = -1; columns <= 1; columns++) {
        var other = of(row + rows, column + columns);
        if (other != NONE && other != this) around.add(other);
      }
    }
    surrounding = around.toArray(Place[]::new);
  }

  /** The place at these coordinates, or {@link #NONE}. */
  public static Place of(int row, int column) {
    return of(index(row, column));
  }

  /** The one with this index; -1 is {@link #NONE}. */
  public static Place of(int index) {
    return BY_INDEX[index + 1];
  }

  /** A position of the ring; it has no end. */
  public static Place onRing(int index) {
    return RING[Math.floorMod(index, RING.length)];
  }

  public int index() {
    return index;
  }

  /** In which of the two words of a set of places it is. */
  public int word() {
    return index >> 6;
  }

  /** Its bit in that word. */
  public long bit() {
    return 1L << index;
  }

  /** The first place of a word that has one. */
  public static Place first(int word, long bits) {
    return ALL[(word << 6) + Bits.first(bits)];
  }

  public int row() {
    return row;
  }

  public int column() {
    return column;
  }

  public boolean isNone() {
    return this == NONE;
  }

  public boolean isTile() {
    return index >= 0 && index < TILE_COUNT;
  }

  /** The place one step away, or {@link #NONE} (W-PLACE-01, W-OFF-05). */
  public Place neighbour(Direction direction) {
    return neighbours[direction.ordinal()];
  }

  /** All of them, from north by the clock. */
  public Place[] beside() {
    return beside;
  }

  public boolean isBeside(Place other) {
    for (var neighbour : beside) if (neighbour == other) return true;
    return false;
  }

  /** Everything within one step in eight directions, row by row (W-PLACE-02, W-RULE-10). */
  public Place[] surrounding() {
    return surrounding;
  }

  /** W-PLACE-05. */
  public int distance(Place other) {
    return Math.abs(row - other.row) + Math.abs(column - other.column);
  }

  /** W-PLACE-04: the ring is a matter of position. */
  public boolean isOnRing() {
    return ringIndex >= 0;
  }

  /** Where on the ring it is, or -1. */
  public int ringIndex() {
    return ringIndex;
  }

  /** The next ring position; clockwise is the rising index. */
  public Place alongRing(boolean clockwise) {
    return onRing(ringIndex + (clockwise ? 1 : -1));
  }

  /** Whether two ring positions lie on one side of the field; corners belong to two sides. */
  public boolean isOnSideOf(Place other) {
    return side(row, other.row, ROWS) || side(column, other.column, COLUMNS);
  }

  private static boolean side(int line, int other, int lines) {
    return line == other && (line == 0 || line == lines - 1);
  }

  /** As texts call it: {@code 3,4} or {@code -1,3}. */
  public String name() {
    return name;
  }

  /**
   * As people call it: a letter for the column and a number for the row, {@code E4}; off the board
   * with an arrow that leads there from the tile beside it, {@code D1↑}.
   */
  public String called() {
    return called;
  }

  private static String called(int row, int column) {
    var beside =
        row < 0 ? "↑" : row >= ROWS ? "↓" : column < 0 ? "←" : column >= COLUMNS ? "→" : "";
    return letter(Math.clamp(column, 0, COLUMNS - 1))
        + number(Math.clamp(row, 0, ROWS - 1))
        + beside;
  }

  /** What people call a column. */
  public static String letter(int column) {
    return String.valueOf((char) ('A' + column));
  }

  /** What people call a row. */
  public static String number(int row) {
    return String.valueOf(row + 1);
  }

  /** The place as a thing of the page: {@code tile:3,4} or {@code place:-1,3}. */
  public String thing() {
    return thing;
  }

  @Override
  public String toString() {
    return name;
  }

  /** The place of a name such as {@code 3,4}, or of what people call it. */
  public static Place named(String name) {
    for (var place : ALL) if (place.called.equalsIgnoreCase(name)) return place;
    var parts = name.replace('−', '-').replace("(", "").replace(")", "").split(",");
    try {
      if (parts.length == 2) {
        var place = of(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip()));
        if (place != NONE) return place;
      }
    } catch (NumberFormatException _) {
      // falls through to the one message
    }
    throw new IllegalArgumentException("\"" + name + "\" is no place; places look like 3,4 or E4");
  }
}
