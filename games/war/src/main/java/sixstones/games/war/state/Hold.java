package sixstones.games.war.state;

/** How far a character has come with holding a superhero on a battlefield (W-SCORE). */
public enum Hold {
  NONE,
  BEGUN,
  COMPLETE;

  private static final Hold[] ALL = values();

  static Hold of(int ordinal) {
    return ALL[ordinal];
  }
}
