package sixstones.bots.search;

/** How likely moves are before they are tried, from their merits. */
final class Likings {

  private Likings() {}

  /** Turns merits into shares of 1: the better, the more likely, none impossible. */
  static void of(double[] merits, int count, double temperature) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) best = Math.max(best, merits[i]);
    double total = 0;
    for (int i = 0; i < count; i++) {
      merits[i] = Math.exp((merits[i] - best) / temperature) + 0.02;
      total += merits[i];
    }
    for (int i = 0; i < count; i++) merits[i] /= total;
  }
}
