package sixstones.lab.simulate;

/** Parts of a whole that must follow each other without a gap. */
public final class Following {

  private Following() {}

  /**
   * @param from the first game of a part
   * @param next the game that comes after the parts before it
   * @throws IllegalArgumentException if games are missing between them, or there twice
   */
  public static void check(long from, long next) {
    if (from > next) {
      throw new IllegalArgumentException("Games %d to %d are missing.".formatted(next, from - 1));
    }
    if (from < next) throw new IllegalArgumentException("Game %d is there twice.".formatted(from));
  }
}
