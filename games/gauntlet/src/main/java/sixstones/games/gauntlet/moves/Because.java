package sixstones.games.gauntlet.moves;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;

/** Refusals: the rule that forbids a move, and its reason in words. */
public final class Because {

  private Because() {}

  public static Refusal of(String rule, String key) {
    return Refusal.of(rule, Phrase.of("gauntlet.refusal." + key));
  }
}
