package sixstones.lab.balance;

/**
 * How much of the victory seats have had, one after the other.
 *
 * @param squares the sum of the squares
 */
public record Share(long count, double sum, double squares) {

  static final Share NONE = new Share(0, 0, 0);

  private static final double NINETY_FIVE = 1.96;

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

  /** The square of the mean's standard error; a row of equal results is no proof. */
  double doubt() {
    double unproven = mean() * mean() + (1 - mean()) * (1 - mean());
    double spread = Math.max(0, squares - count * mean() * mean()) + unproven;
    return spread / (count + 2) / (count + 2);
  }

  /** Half the width of the interval that holds the truth in 95 of 100 cases. */
  public double plusMinus() {
    return NINETY_FIVE * Math.sqrt(doubt());
  }
}
