package sixstones.games.war.box;

/** In what the tiles of one kind differ, and what the word in the data file means as a number. */
public enum Variants {
  /** They are all alike. */
  NONE,
  /** The Stone it brings. */
  STONE,
  /** The pair of superheroes it brings: the first of the two. */
  HEROES,
  /** The half of the leadership it brings. */
  HALF,
  /** Whose base it is. */
  TEAM,
  /** Where its arrows point, as bits over directions. */
  ARROWS,
  /** 1 for clockwise. */
  SENSE;

  int detail(String variant) {
    return switch (this) {
      case NONE -> {
        if (!variant.isEmpty()) throw new IllegalArgumentException("it has no variants");
        yield 0;
      }
      case STONE -> Token.named(variant).index();
      case HEROES -> Token.firstHeroOf(variant).index();
      case HALF ->
          switch (variant) {
            case "half_a" -> Token.LEADERSHIP_A.index();
            case "half_b" -> Token.LEADERSHIP_B.index();
            default -> throw new IllegalArgumentException("a half is half_a or half_b");
          };
      case TEAM -> Team.withBase(variant).index();
      case ARROWS -> exits(variant);
      case SENSE ->
          switch (variant) {
            case "cw" -> 1;
            case "ccw" -> 0;
            default -> throw new IllegalArgumentException("a direction is cw or ccw");
          };
    };
  }

  private static int exits(String variant) {
    int exits = 0;
    for (var letter : variant.split("\\+")) {
      int index = "NESW".indexOf(letter);
      if (letter.length() != 1 || index < 0) {
        throw new IllegalArgumentException("arrows are some of N, E, S, W joined by +");
      }
      exits |= 1 << index;
    }
    return exits;
  }
}
