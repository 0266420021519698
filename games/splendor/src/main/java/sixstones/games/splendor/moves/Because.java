package sixstones.games.splendor.moves;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;

/** Refusals: the rule that forbids a move, and its reason in words. */
public final class Because {

  private Because() {}

  public static Refusal of(String rule, String key) {
    return Refusal.of(rule, phrase(key));
  }

  /** The reason, where more is to be said in it. */
  public static Phrase phrase(String key) {
    return Phrase.of("splendor.refusal." + key);
  }
}
