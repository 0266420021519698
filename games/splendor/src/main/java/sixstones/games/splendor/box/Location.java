package sixstones.games.splendor.box;

/**
 * One side of a location tile.
 *
 * @param index its place among all sides of its edition
 * @param tile which of the tiles it is a side of
 * @param id tile and side: {@code 1A}
 * @param wants packed bonuses, see {@link Tokens}
 */
public record Location(
    Edition edition, int index, int tile, String id, String name, int points, int wants) {

  public int wants(int stone) {
    return Tokens.count(wants, stone);
  }

  public String key() {
    return "splendor.location." + id;
  }

  public String thing() {
    return "location:" + id;
  }
}
