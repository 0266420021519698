package sixstones.games.gauntlet.log;

/** Why somebody draws a card. */
public enum WhyDrawn {
  TURN("drew", "G-TURN-02"),
  DEFEATED("replaced", "G-DEFEAT-03"),
  EBONY_MAW("drew", "G-THANOS-EBONYMAW-01"),
  REALITY_STONE("drew", "G-THANOS-REALITYSTONE-01");

  private final String key;
  private final String rule;

  WhyDrawn(String key, String rule) {
    this.key = key;
    this.rule = rule;
  }

  String key() {
    return key;
  }

  String rule() {
    return rule;
  }
}
