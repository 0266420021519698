package sixstones.engine;

import sixstones.engine.phrase.Phrase;

/** Seats or options that a game can't be dealt with; says why, for people and for a terminal. */
public final class BadDeal extends IllegalArgumentException {

  private final transient Phrase why;

  /**
   * @param message the same in English, where no catalogue is at hand
   */
  public BadDeal(Phrase why, String message) {
    super(message);
    this.why = why;
  }

  public Phrase why() {
    return why;
  }
}
