package sixstones.server.ratings;

import java.util.List;

/**
 * A strength by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system"): how strong somebody
 * seems, how sure that is, and how steadily he plays.
 */
public record Rating(double rating, double deviation, double volatility) {

  /** Of who has not played yet. */
  public static final Rating UNKNOWN = new Rating(1500, 350, 0.06);

  /** How much a volatility may change; the paper advises 0.3 to 1.2. */
  private static final double TAU = 0.5;

  private static final double SCALE = 173.7178;
  private static final double CLOSE_ENOUGH = 0.000001;

  /** A game against somebody: won is 1, lost is 0. */
  public record Game(Rating against, double score) {}

  /** The rating after games that were played at the same time. */
  public Rating after(List<Game> games) {
    double certainty = 0;
    double surprise = 0;
    for (var game : games) {
      double g = weight(game.against());
      double expected = expected(game.against());
      certainty += g * g * expected * (1 - expected);
      surprise += g * (game.score() - expected);
    }
    double variance = 1 / certainty;
    double steadiness = volatilityAfter(variance, variance * surprise);
    double phi = deviation / SCALE;
    double before = phi * phi + steadiness * steadiness;
    double next = 1 / Math.sqrt(1 / before + certainty);
    return new Rating(rating + SCALE * next * next * surprise, SCALE * next, steadiness);
  }

  /** How often one of this strength wins. */
  private double expected(Rating against) {
    return 1 / (1 + Math.exp(-weight(against) * (rating - against.rating) / SCALE));
  }

  /** A game against somebody of whom little is known tells little. */
  private static double weight(Rating against) {
    double phi = against.deviation / SCALE;
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  /** Step 5 of the paper: the root of a function, by the Illinois algorithm. */
  private double volatilityAfter(double variance, double change) {
    double phi = deviation / SCALE;
    double begin = Math.log(volatility * volatility);
    double low = begin;
    double high;
    if (change * change > phi * phi + variance) {
      high = Math.log(change * change - phi * phi - variance);
    } else {
      int steps = 1;
      while (slope(begin - steps * TAU, begin, variance, change) < 0) steps++;
      high = begin - steps * TAU;
    }
    double atLow = slope(low, begin, variance, change);
    double atHigh = slope(high, begin, variance, change);
    while (Math.abs(high - low) > CLOSE_ENOUGH) {
      double between = low + (low - high) * atLow / (atHigh - atLow);
      double there = slope(between, begin, variance, change);
      if (there * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = between;
      atHigh = there;
    }
    return Math.exp(low / 2);
  }

  private double slope(double x, double begin, double variance, double change) {
    double phi = deviation / SCALE;
    double power = Math.exp(x);
    double spread = phi * phi + variance + power;
    return power * (change * change - spread) / (2 * spread * spread) - (x - begin) / (TAU * TAU);
  }
}
