package sixstones.games.splendor.log;

import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;

/** Why a move can't be made, in words. */
public final class Reasons {

  private Reasons() {}

  public static Refusal because(String rule, String key) {
    return Refusal.of(rule, why(key));
  }

  public static Phrase why(String key) {
    return Phrase.of("splendor.refusal." + key);
  }
}
