package sixstones.lab.arena;

/** The scale of ratings: 400 points are ten to one. */
final class Elo {

  /** Points for a factor of e. */
  static final double POINTS = 400 / Math.log(10);

  private Elo() {}

  /** The share of victories that a rating difference promises. */
  static double expected(double difference) {
    return 1 / (1 + Math.exp(-difference / POINTS));
  }
}
