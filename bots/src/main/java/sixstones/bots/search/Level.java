package sixstones.bots.search;

import java.util.Locale;
import sixstones.engine.Style;

/**
 * How strong a bot is. A weak one is weak as people are: it sees less far and likes the obvious
 * move; it never moves at random.
 */
public enum Level {
  /** Goes by the first liking. */
  EASY(0.25),
  MEDIUM(0.08),
  HARD(0.02),
  MASTER(0);

  private final double looseness;

  Level(double looseness) {
    this.looseness = looseness;
  }

  /** As tables and command lines call it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** How often it tries, at most, for a choice of a game of that style. */
  public int tries(Style style) {
    return switch (this) {
      case EASY -> 0;
      case MEDIUM -> style.sight().glance();
      case HARD -> style.sight().look();
      case MASTER -> style.sight().thorough();
    };
  }

  /** How much worse a move may be and still be played for its first liking. */
  double looseness() {
    return looseness;
  }
}
