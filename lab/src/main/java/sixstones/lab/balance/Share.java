package sixstones.lab.balance;

import java.io.Serializable;
import sixstones.lab.arena.Sample;

/**
 * How much of the victory seats have had, one after the other.
 *
 * @param squares the sum of the squares
 */
public record Share(long count, double sum, double squares) implements Serializable {

  static final Share NONE = new Share(0, 0, 0);

  Share plus(double share) {
    return new Share(count + 1, sum + share, squares + share * share);
  }

  Share plus(Share other) {
    return new Share(count + other.count, sum + other.sum, squares + other.squares);
  }

  Share minus(Share other) {
    return new Share(count - other.count, sum - other.sum, squares - other.squares);
  }

  public double mean() {
    return count == 0 ? 0 : sum / count;
  }

  /** The square of the mean's standard error. */
  double doubt() {
    return Math.pow(sample().error(), 2);
  }

  /** Half the width of the interval that holds the truth in 95 of 100 cases. */
  public double plusMinus() {
    return sample().plusMinus();
  }

  private Sample sample() {
    return Sample.of(count, sum, squares);
  }
}
