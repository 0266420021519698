package sixstones.games.war.heroes;

import sixstones.games.war.log.Cause;
import sixstones.games.war.steps.Play;
import sixstones.games.war.thanos.Thanos;

/** Who strikes along a ray: Thor (W-HERO-THOR) or Proxima Midnight (W-CELL-PROXIMA). */
public enum Striker {
  THOR("thor", Cause.THOR, "W-HERO-THOR-01", "W-HERO-THOR-03"),
  PROXIMA("proxima", Cause.PROXIMA, "W-CELL-PROXIMA-01", "W-CELL-PROXIMA-01");

  private final String id;

  @SuppressWarnings("ImmutableEnumChecker") // a cause is a record of texts
  private final Cause cause;

  private final String rule;
  private final String thanosRule;

  Striker(String id, Cause cause, String rule, String thanosRule) {
    this.id = id;
    this.cause = cause;
    this.rule = rule;
    this.thanosRule = thanosRule;
  }

  String id() {
    return id;
  }

  Cause cause() {
    return cause;
  }

  String rule() {
    return rule;
  }

  /** W-THANOS-25: he goes home like anybody on the ray. */
  void sendThanosHome(Play play) {
    Thanos.goHome(play, "thanos." + id, thanosRule);
  }
}
