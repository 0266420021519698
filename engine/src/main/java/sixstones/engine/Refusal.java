package sixstones.engine;

import sixstones.engine.phrase.Phrase;

/** Why a move can't be made: a phrase that says what is wrong, and the rule that forbids it. */
public record Refusal(Phrase why, String rule) {

  public static Refusal of(String rule, Phrase why) {
    return new Refusal(why, rule);
  }
}
