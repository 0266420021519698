package sixstones.games.war.steps;

import java.util.Locale;

/** How a character comes to a place. */
public enum Manner {
  /** By a step: main action or arrow. */
  MOVE,
  /** By an effect or ability that is no step. */
  RELOCATION,
  /** By a teleport, which does not fire again at the other end (W-CELL-TELEPORT-03). */
  TELEPORT,
  /** By Iron Man's ability, the only one that returns Thanos by contact (W-HERO-IRONMAN-04). */
  IRON_MAN;

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
