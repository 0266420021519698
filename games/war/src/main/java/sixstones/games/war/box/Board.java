package sixstones.games.war.box;

import java.util.Arrays;

/**
 * The 106 places: 72 tile positions, row by row, then the 34 off-board places (W-OFF-01): above,
 * below, left, right. Coordinates as in the catalogue (W-RULE-01).
 */
public final class Board {

  public static final int ROWS = 8;
  public static final int COLUMNS = 9;

  /** Tile positions are the places below this number. */
  public static final int TILES = ROWS * COLUMNS;

  public static final int PLACES = TILES + 2 * COLUMNS + 2 * ROWS;

  /** No such place. */
  public static final int NONE = -1;

  public static final int RING = 30;

  private static final int[] ROW = new int[PLACES];
  private static final int[] COLUMN = new int[PLACES];
  private static final int[][] NEIGHBOUR = new int[PLACES][4];
  private static final int[][] SURROUNDING = new int[PLACES][];
  private static final int[] RING_PLACE = new int[RING];
  private static final int[] RING_INDEX = new int[PLACES];
  private static final String[] NAMES = new String[PLACES];
  private static final String[] THINGS = new String[PLACES];

  static {
    for (int row = -1; row <= ROWS; row++) {
      for (int column = -1; column <= COLUMNS; column++) {
        int place = place(row, column);
        if (place == NONE) continue;
        ROW[place] = row;
        COLUMN[place] = column;
        NAMES[place] = row + "," + column;
        THINGS[place] = (place < TILES ? "tile:" : "place:") + NAMES[place];
      }
    }
    for (int place = 0; place < PLACES; place++) {
      for (var to : Direction.values()) {
        NEIGHBOUR[place][to.ordinal()] = place(ROW[place] + to.rows, COLUMN[place] + to.columns);
      }
      SURROUNDING[place] = around(place);
    }
    Arrays.fill(RING_INDEX, NONE);
    int index = 0;
    for (int column = 0; column < COLUMNS; column++) ring(index++, place(0, column));
    for (int row = 1; row < ROWS; row++) ring(index++, place(row, COLUMNS - 1));
    for (int column = COLUMNS - 2; column >= 0; column--) ring(index++, place(ROWS - 1, column));
    for (int row = ROWS - 2; row > 0; row--) ring(index++, place(row, 0));
  }

  private Board() {}

  private static void ring(int index, int place) {
    RING_PLACE[index] = place;
    RING_INDEX[place] = index;
  }

  private static int[] around(int place) {
    var found = new int[8];
    int count = 0;
    for (int rows = -1; rows <= 1; rows++) {
      for (int columns = -1; columns <= 1; columns++) {
        int other = place(ROW[place] + rows, COLUMN[place] + columns);
        if (other != NONE && other != place) found[count++] = other;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** The place at these coordinates, or {@link #NONE}: off-board corners don't exist (W-OFF-01). */
  public static int place(int row, int column) {
    boolean inRows = row >= 0 && row < ROWS;
    boolean inColumns = column >= 0 && column < COLUMNS;
    if (inRows && inColumns) return row * COLUMNS + column;
    if (row == -1 && inColumns) return TILES + column;
    if (row == ROWS && inColumns) return TILES + COLUMNS + column;
    if (column == -1 && inRows) return TILES + 2 * COLUMNS + row;
    if (column == COLUMNS && inRows) return TILES + 2 * COLUMNS + ROWS + row;
    return NONE;
  }

  public static int row(int place) {
    return ROW[place];
  }

  public static int column(int place) {
    return COLUMN[place];
  }

  public static boolean isTile(int place) {
    return place < TILES;
  }

  /** The place one step away, or {@link #NONE} (W-PLACE-01, W-OFF-05). */
  public static int neighbour(int place, int direction) {
    return NEIGHBOUR[place][direction];
  }

  public static boolean adjacent(int place, int other) {
    for (int neighbour : NEIGHBOUR[place]) if (neighbour == other) return true;
    return false;
  }

  /** Everything within one step in eight directions, row by row (W-PLACE-02, W-RULE-10). */
  public static int[] surrounding(int place) {
    return SURROUNDING[place];
  }

  /** W-PLACE-05. */
  public static int distance(int place, int other) {
    return Math.abs(ROW[place] - ROW[other]) + Math.abs(COLUMN[place] - COLUMN[other]);
  }

  /** W-PLACE-04: the ring is a matter of position. */
  public static boolean onRing(int place) {
    return RING_INDEX[place] != NONE;
  }

  public static int ringIndex(int place) {
    return RING_INDEX[place];
  }

  public static int ringPlace(int index) {
    return RING_PLACE[Math.floorMod(index, RING)];
  }

  /** The next ring position; clockwise is the rising index. */
  public static int alongRing(int place, boolean clockwise) {
    return ringPlace(RING_INDEX[place] + (clockwise ? 1 : -1));
  }

  /** Whether two ring positions lie on one side of the field; corners belong to two sides. */
  public static boolean sameSide(int place, int other) {
    return side(ROW[place], ROW[other], ROWS) || side(COLUMN[place], COLUMN[other], COLUMNS);
  }

  private static boolean side(int line, int other, int lines) {
    return line == other && (line == 0 || line == lines - 1);
  }

  public static String name(int place) {
    return NAMES[place];
  }

  /** The place as a thing of the page: {@code tile:3,4} or {@code place:-1,3}. */
  public static String thing(int place) {
    return THINGS[place];
  }

  /** The place of a name such as {@code 3,4}. */
  public static int named(String name) {
    var parts = name.replace('−', '-').replace("(", "").replace(")", "").split(",");
    try {
      if (parts.length == 2) {
        int place = place(Integer.parseInt(parts[0].strip()), Integer.parseInt(parts[1].strip()));
        if (place != NONE) return place;
      }
    } catch (NumberFormatException _) {
      // falls through to the one message
    }
    throw new IllegalArgumentException(
        "\"" + name + "\" is no place; places look like 3,4 or -1,3");
  }
}
