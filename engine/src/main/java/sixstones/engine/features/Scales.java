package sixstones.engine.features;

import java.util.Arrays;

/**
 * Features and what they weigh, which makes every side's chance to win: the more its score is above
 * the others', the greater. Safe for use by several threads.
 */
public final class Scales<P> {

  /** What is only judged is never sure: a victory at hand must look better than a coming one. */
  private static final double DOUBT = 0.015;

  private final Features<P> features;
  private final Weights weights;

  public Scales(Features<P> features, Weights weights) {
    this.features = features;
    this.weights = weights;
  }

  /** With the weights of a file beside the features' class. */
  public static <P> Scales<P> of(Features<P> features, String file) {
    return new Scales<>(features, Weights.read(features.getClass(), file, features.names()));
  }

  public Features<P> features() {
    return features;
  }

  /** Every side's chance to win; together they make 1. */
  public double[] chances(P position) {
    int sides = features.sides(position);
    var look = features.look(position);
    double stage = look.stage();
    var numbers = new double[features.names().size()];
    var chances = new double[sides];
    for (int side = 0; side < sides; side++) {
      if (side > 0) Arrays.fill(numbers, 0);
      look.fill(side, numbers);
      chances[side] = weights.score(numbers, stage);
    }
    Chances.from(chances, sides);
    for (int side = 0; side < sides; side++) chances[side] = doubted(chances[side], sides);
    return chances;
  }

  /** A chance that was judged, with the doubt it deserves. */
  public static double doubted(double chance, int sides) {
    return DOUBT + (1 - sides * DOUBT) * chance;
  }

  /** Every seat's chance to win. */
  public void worths(P position, double[] shares) {
    var chances = chances(position);
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = chances[features.side(position, seat)];
    }
  }
}
