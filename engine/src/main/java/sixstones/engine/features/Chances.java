package sixstones.engine.features;

/** Chances from scores. */
public final class Chances {

  private Chances() {}

  /** Turns scores into chances that make 1: each grows with the exponential of its score. */
  public static void from(double[] scores, int count) {
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) most = Math.max(most, scores[i]);
    double total = 0;
    for (int i = 0; i < count; i++) {
      scores[i] = Math.exp(scores[i] - most);
      total += scores[i];
    }
    for (int i = 0; i < count; i++) scores[i] /= total;
  }
}
