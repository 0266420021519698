package sixstones.games.war.state;

/** Whether a character stands or lies (W-DET). */
public enum Posture {
  STANDS,
  /** Until the end of this turn, or of the team's next one. */
  LIES,
  /** Detained in the team's own present turn, so it lies for one turn more (W-DET-08). */
  FRESHLY_DETAINED;

  private static final Posture[] ALL = values();

  static Posture of(int ordinal) {
    return ALL[ordinal];
  }

  /** W-DET-08: what comes of it when a turn of the team ends. */
  public Posture afterTurn() {
    return this == FRESHLY_DETAINED ? LIES : STANDS;
  }
}
