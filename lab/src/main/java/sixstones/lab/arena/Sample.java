package sixstones.lab.arena;

import java.util.Collection;

/**
 * The mean of a score over deals. The games of a deal share its luck, so deals are what is counted.
 *
 * @param error one standard deviation of the mean
 */
public record Sample(long count, double mean, double error) {

  private static final double NINETY_FIVE = 1.96;

  static Sample of(Collection<Double> scores) {
    return of(
        scores.size(),
        scores.stream().mapToDouble(s -> s).sum(),
        scores.stream().mapToDouble(s -> s * s).sum());
  }

  /** Of scores between 0 and 1 that were added up, and their squares. */
  public static Sample of(long count, double sum, double squares) {
    if (count == 0) return new Sample(0, 0.5, 0.5);
    double mean = sum / count;
    double spread = Math.max(0, squares - count * mean * mean);
    // As if one more had been won and one lost: a row of equal results is no proof.
    double unproven = mean * mean + (1 - mean) * (1 - mean);
    return new Sample(count, mean, Math.sqrt((spread + unproven) / (count + 2) / (count + 2)));
  }

  /** Half the width of the interval that holds the truth in 95 of 100 cases. */
  public double plusMinus() {
    return NINETY_FIVE * error;
  }

  /** How likely it is that the truth lies above a level. */
  double above(double level) {
    return normal((mean - level) / error);
  }

  /** The normal law's share below z, by Abramowitz and Stegun 26.2.17, good to seven digits. */
  private static double normal(double z) {
    double t = 1 / (1 + 0.2316419 * Math.abs(z));
    double tail =
        Math.exp(-z * z / 2)
            / Math.sqrt(2 * Math.PI)
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return z >= 0 ? 1 - tail : tail;
  }
}
