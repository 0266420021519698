package sixstones.games.splendor.box;

import java.util.Locale;

/**
 * What is played with. The classic box is an option; its rules are those of Marvel but for these.
 */
public enum Edition {
  MARVEL(16, 4, "AB", 0),
  CLASSIC(15, 10, "N", 1);

  private final int goal;
  private final int tiles;
  private final String sides;
  private final int moreTiles;

  Edition(int goal, int tiles, String sides, int moreTiles) {
    this.goal = goal;
    this.tiles = tiles;
    this.sides = sides;
    this.moreTiles = moreTiles;
  }

  /** S-END-01, S-CLASSIC-04: so many points are needed to win. */
  public int goal() {
    return goal;
  }

  /** S-CLASSIC-02, S-CLASSIC-04: whether all colours and the Time token are needed as well. */
  public boolean hasGauntlet() {
    return this == MARVEL;
  }

  /** How many tiles are in the box. */
  public int tiles() {
    return tiles;
  }

  /** S-SETUP-04, S-CLASSIC-03: how many tiles are laid. */
  public int tilesFor(int seats) {
    return seats + moreTiles;
  }

  /** How many sides of a tile are printed. */
  public int sides() {
    return sides.length();
  }

  /** The letter of a side. */
  String side(int n) {
    return String.valueOf(sides.charAt(n));
  }

  /** The key of a sentence that tells of the Gauntlet where there is one. */
  public String phrase(String what) {
    return "splendor." + (hasGauntlet() ? what : id() + "." + what);
  }

  /** As a table's option and a position's text call it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Edition named(String id) {
    for (var edition : values()) if (edition.id().equals(id)) return edition;
    throw new IllegalArgumentException("there is no edition \"" + id + "\"");
  }
}
