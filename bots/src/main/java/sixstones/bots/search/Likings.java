package sixstones.bots.search;

/** How likely moves are before they are tried, from what they promise. */
final class Likings {

  private Likings() {}

  /** Turns promises into shares of 1: the better, the more likely, none impossible. */
  static void of(double[] promises, int count) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) best = Math.max(best, promises[i]);
    double total = 0;
    for (int i = 0; i < count; i++) {
      promises[i] = Math.exp(promises[i] - best) + 0.02;
      total += promises[i];
    }
    for (int i = 0; i < count; i++) promises[i] /= total;
  }
}
