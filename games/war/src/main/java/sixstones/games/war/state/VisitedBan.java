package sixstones.games.war.state;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Which displacements the visited ban binds (W-RULE-19). */
public enum VisitedBan {
  /** The main move, and whatever a tile's effect does but a trap. */
  MOVES,
  /** To the letter: the main move and arrows. */
  STEPS_ONLY,
  /** As the first, and abilities. */
  ABILITIES_TOO;

  public boolean bindsTiles() {
    return this != STEPS_ONLY;
  }

  public boolean bindsAbilities() {
    return this == ABILITIES_TOO;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static List<String> ids() {
    return Arrays.stream(values()).map(VisitedBan::id).toList();
  }

  public static VisitedBan named(String id) {
    return Arrays.stream(values()).filter(ban -> ban.id().equals(id)).findFirst().orElseThrow();
  }
}
