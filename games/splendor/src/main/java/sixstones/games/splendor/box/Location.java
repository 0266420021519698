package sixstones.games.splendor.box;

/**
 * One side of a location tile.
 *
 * @param index its place among all sides; the two sides of a tile stand beside each other
 * @param id tile and side: {@code 1A}
 * @param wants packed bonuses, see {@link Tokens}
 */
public record Location(int index, String id, String name, int points, int wants) {

  public int wants(int stone) {
    return Tokens.count(wants, stone);
  }

  public int tile() {
    return index / 2;
  }

  public String key() {
    return "splendor.location." + id;
  }

  public String thing() {
    return "location:" + id;
  }
}
