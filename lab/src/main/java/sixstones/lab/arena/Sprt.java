package sixstones.lab.arena;

/**
 * Says as early as can be whether the first bot is at least so much stronger than the second.
 *
 * @param low the rating difference that counts as no better
 * @param high the rating difference that counts as better
 */
public record Sprt(double low, double high) {

  /** How often either verdict may be wrong. */
  private static final double WRONG = 0.05;

  private static final double BOUND = Math.log((1 - WRONG) / WRONG);

  /** Before so many deals the spread is not known well enough to judge by it. */
  private static final int FEWEST = 10;

  /** What can be said so far. */
  public enum Verdict {
    BETTER,
    NOT_BETTER,
    OPEN
  }

  public Sprt {
    if (!(low < high)) throw new IllegalArgumentException("The first number must be lower.");
  }

  Verdict verdict(Sample score) {
    double likelihood = likelihood(score);
    if (likelihood >= BOUND) return Verdict.BETTER;
    return likelihood <= -BOUND ? Verdict.NOT_BETTER : Verdict.OPEN;
  }

  /** The log-likelihood ratio of the two assumptions, by the normal law. */
  double likelihood(Sample score) {
    if (score.count() < FEWEST) return 0;
    double from = Elo.expected(low);
    double to = Elo.expected(high);
    return (to - from) * (2 * score.mean() - from - to) / (2 * score.error() * score.error());
  }
}
