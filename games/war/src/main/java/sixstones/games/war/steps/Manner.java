package sixstones.games.war.steps;

import java.util.Locale;

/** How a character comes to a place. */
public enum Manner {
  /** By the step of a main action. */
  MOVE("moved", "W-MOVE-01"),
  /** By a step along an arrow. */
  ARROW("followedArrow", "W-CELL-ARROW-01"),
  /** Over one cell. */
  SHORT_ROUTE("jumped", "W-CELL-SHORT-01"),
  /** Over one cell to a place where it has been this turn (an option of W-RULE-19). */
  JUMP_BACK("jumped", "W-CELL-SHORT-01"),
  /** By a teleport, which does not fire again at the other end (W-CELL-TELEPORT-03). */
  TELEPORT("teleported", "W-CELL-TELEPORT-01"),
  /** To a battlefield. */
  DROPSHIP("dropped-off", "W-CELL-DROPSHIP-01"),
  /** Thrown off the board by Corvus Glaive. */
  EXPULSION("expelled", "W-CELL-CORVUS-01"),
  /** By an ability that is no step. */
  RELOCATION("relocated", "W-ARR-01"),
  /** By Iron Man's ability, the only one that returns Thanos by contact (W-HERO-IRONMAN-04). */
  IRON_MAN("relocated", "W-HERO-IRONMAN-01");

  private final String event;
  private final String rule;

  Manner(String event, String rule) {
    this.event = event;
    this.rule = rule;
  }

  /** What the log says of it. */
  public String event() {
    return event;
  }

  public String rule() {
    return rule;
  }

  /** Whether it is movement in the strict sense: to an adjacent place (W-RULE-13). */
  public boolean isStep() {
    return this == MOVE || this == ARROW;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
