package sixstones.bots.search;

import sixstones.engine.Style;

/**
 * How strong a bot is. A weak one is weak as people are: it sees less far and likes the obvious
 * move; it never moves at random.
 *
 * @param sight the share of the thorough look ahead that it takes; 0 goes by the first liking
 * @param looseness how much worse a move may be and still be played for its first liking
 */
public record Level(String name, double sight, double looseness) {

  public static final Level EASY = new Level("easy", 0, 0.25);
  public static final Level MEDIUM = new Level("medium", 0.004, 0.08);
  public static final Level HARD = new Level("hard", 0.05, 0.02);
  public static final Level MASTER = new Level("master", 1, 0);

  /** How often it tries, at most, for a choice of a game of that style. */
  public int tries(Style style) {
    return sight == 0 ? 0 : Math.max(16, (int) (sight * style.thorough()));
  }
}
