package sixstones.lab.balance;

/**
 * How those fared who used something, against those on the same side who did not.
 *
 * @param often in which part of the seats' games it came
 * @param with their share of the victory
 * @param without the share of the others
 * @param error one standard deviation of the difference
 */
public record Effect(Use use, double often, double with, double without, double error) {

  public double difference() {
    return with - without;
  }

  /** Whether chance alone would hardly make such a difference. */
  public boolean isPlain() {
    return Math.abs(difference()) > 3 * error;
  }
}
