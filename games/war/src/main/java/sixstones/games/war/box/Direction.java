package sixstones.games.war.box;

import java.util.Locale;

/** The four directions along rows and columns. Ordinals are used as indices. */
public enum Direction {
  NORTH(-1, 0),
  EAST(0, 1),
  SOUTH(1, 0),
  WEST(0, -1);

  public static final Direction[] ALL = values();

  final int rows;
  final int columns;

  Direction(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  public static Direction of(int ordinal) {
    return ALL[ordinal];
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Direction named(String id) {
    for (var direction : ALL) if (direction.id().equals(id)) return direction;
    throw new IllegalArgumentException("\"" + id + "\" is no direction");
  }
}
