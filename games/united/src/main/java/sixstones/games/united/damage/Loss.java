package sixstones.games.united.damage;

/** Why a card of the hand is lost. */
public enum Loss {
  DAMAGE("U-DAMAGE-01"),
  COST("U-RULE-38");

  private final String rule;

  Loss(String rule) {
    this.rule = rule;
  }

  String rule() {
    return rule;
  }
}
