package sixstones.lab.net;

import java.util.random.RandomGenerator;

/**
 * Weights that learn by Adam's way: each at a pace of its own, by what its slopes have been like.
 * Rows of which nothing is to be learnt are left alone.
 */
final class Layer {

  private static final float KEEP = 0.9f;
  private static final float KEEP_SQUARES = 0.999f;
  private static final float TINY = 1e-8f;

  /** What is seen seldom shall weigh little. */
  private static final float DECAY = 1e-4f;

  final int width;
  final float[] weights;
  private final float[] slopes;
  private final float[] momentum;
  private final float[] squares;
  private final boolean[] touched;
  private final float most;

  /**
   * @param most how far from 0 a weight may get
   */
  Layer(int rows, int width, float most) {
    this.width = width;
    this.most = most;
    weights = new float[rows * width];
    slopes = new float[weights.length];
    momentum = new float[weights.length];
    squares = new float[weights.length];
    touched = new boolean[rows];
  }

  Layer scattered(RandomGenerator random, double spread) {
    for (int i = 0; i < weights.length; i++) weights[i] = (float) (random.nextGaussian() * spread);
    return this;
  }

  /** Adds to the slopes of a row: a multiple of what came out of it. */
  void learn(int row, float factor, float[] slope) {
    touched[row] = true;
    int first = row * width;
    for (int i = 0; i < width; i++) slopes[first + i] += factor * slope[i];
  }

  /** Takes the step that the slopes since the last one ask for. */
  void step(float pace) {
    for (int row = 0; row < touched.length; row++) {
      if (!touched[row]) continue;
      touched[row] = false;
      for (int i = row * width; i < (row + 1) * width; i++) step(i, pace);
    }
  }

  private void step(int i, float pace) {
    float slope = slopes[i];
    slopes[i] = 0;
    momentum[i] = KEEP * momentum[i] + (1 - KEEP) * slope;
    squares[i] = KEEP_SQUARES * squares[i] + (1 - KEEP_SQUARES) * slope * slope;
    float change = momentum[i] / ((float) Math.sqrt(squares[i]) + TINY);
    float weight = weights[i] - pace * (change + DECAY * weights[i]);
    weights[i] = Math.clamp(weight, -most, most);
  }
}
