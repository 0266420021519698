package sixstones.games.war.heroes;

import sixstones.engine.Refusal;
import sixstones.games.war.box.Place;
import sixstones.games.war.moves.Because;

/** Who takes tokens from elsewhere: Gamora (W-HERO-GAMORA) or the Time Stone (W-STONE-TIME). */
public enum Grabber {
  GAMORA("gamora", "W-HERO-GAMORA-01", "W-HERO-GAMORA-02", "W-HERO-GAMORA-04"),
  TIME_STONE("time", "W-STONE-TIME-01", "W-STONE-TIME-02", "W-STONE-TIME-05");

  private final String id;
  private final String rule;
  private final String slotRule;
  private final String lockRule;

  Grabber(String id, String rule, String slotRule, String lockRule) {
    this.id = id;
    this.rule = rule;
    this.slotRule = slotRule;
    this.lockRule = lockRule;
  }

  String id() {
    return id;
  }

  String rule() {
    return rule;
  }

  /** Gamora reaches all eight places around, the Time Stone the four that share an edge. */
  boolean reaches(Place from, Place surrounding) {
    return this == GAMORA || from.isBeside(surrounding);
  }

  /** W-STONE-TIME-03: the Time Stone itself makes room for another. */
  boolean makesRoom() {
    return this == TIME_STONE;
  }

  Refusal slotFull() {
    return Because.of(slotRule, "slotFull");
  }

  Refusal leadershipLocked() {
    return Because.of(lockRule, "leadershipLocked");
  }

  Refusal outOfReach() {
    return Because.of(rule, this == GAMORA ? "notSurrounding" : "notBesideCarrier");
  }

  Refusal notThere() {
    return Because.of(rule, "tokenNotThere");
  }

  Refusal nothingAround() {
    return this == GAMORA ? Because.of("W-ABIL-05", "noTarget") : Because.of(rule, "nothingToTake");
  }
}
