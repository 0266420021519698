package sixstones.games.war.box;

/** The colour of a tile's back; everybody sees it. */
public enum Back {
  RED,
  BLUE;

  static Back named(String id) {
    return switch (id) {
      case "red" -> RED;
      case "blue" -> BLUE;
      default -> throw new IllegalArgumentException("a back is red or blue, not " + id);
    };
  }
}
