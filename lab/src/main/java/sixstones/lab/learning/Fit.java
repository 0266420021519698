package sixstones.lab.learning;

import java.util.Arrays;
import java.util.List;
import sixstones.engine.features.Chances;

/**
 * Finds the weights under which the results of many games are most likely: every side's score is a
 * weighted sum of its features, at the game's beginning with other weights than at its end, and its
 * chance grows with the exponential of the score. Newton's method; the same lessons give the same
 * weights.
 */
final class Fit {

  private static final int ROUNDS = 12;

  /**
   * How strongly weights are held near 0, in lessons: what was hardly seen shall weigh little, and
   * the lessons of one game tell nearly the same.
   */
  private static final double HOLD = 50;

  private final List<Lesson> lessons;
  private final int features;
  private final int size;
  private final double[] spread;

  private Fit(List<Lesson> lessons) {
    this.lessons = lessons;
    features = lessons.getFirst().features()[0].length;
    size = 2 * features;
    spread = spread();
  }

  /** The weights: first those of the beginning, then those of the end. */
  static double[] of(List<Lesson> lessons) {
    return new Fit(lessons).weights();
  }

  /** Features differ in size, so each is held by its own measure. */
  private double[] spread() {
    var squares = new double[features];
    long count = 0;
    for (var lesson : lessons) {
      for (var side : lesson.features()) {
        count++;
        for (int i = 0; i < features; i++) squares[i] += side[i] * side[i];
      }
    }
    for (int i = 0; i < features; i++) squares[i] = Math.max(1e-6, squares[i] / count);
    return squares;
  }

  private double[] weights() {
    var weights = new double[size];
    for (int round = 0; round < ROUNDS; round++) step(weights);
    return weights;
  }

  /** The weights' two halves blended by the stage, times the features. */
  static double score(double[] weights, double[] features, double stage) {
    double score = 0;
    for (int i = 0; i < features.length; i++) {
      score += features[i] * ((1 - stage) * weights[i] + stage * weights[features.length + i]);
    }
    return score;
  }

  /** Every side's chance. */
  static double[] chances(double[] weights, Lesson lesson) {
    var chances = new double[lesson.shares().length];
    for (int side = 0; side < chances.length; side++) {
      chances[side] = score(weights, lesson.features()[side], lesson.stage());
    }
    Chances.from(chances, chances.length);
    return chances;
  }

  private void step(double[] weights) {
    var slope = new double[size];
    var curve = new double[size][size];
    for (int i = 0; i < size; i++) {
      double hold = HOLD * spread[i % features];
      slope[i] = -hold * weights[i];
      curve[i][i] = hold;
    }
    var mean = new double[size];
    var blended = new double[size];
    for (var lesson : lessons) {
      var chances = chances(weights, lesson);
      Arrays.fill(mean, 0);
      for (int side = 0; side < chances.length; side++) {
        blend(lesson, side, blended);
        for (int i = 0; i < size; i++) mean[i] += chances[side] * blended[i];
        for (int i = 0; i < size; i++) {
          slope[i] += (lesson.shares()[side] - chances[side]) * blended[i];
        }
        addSquare(curve, blended, chances[side]);
      }
      addSquare(curve, mean, -1);
    }
    var change = solve(curve, slope);
    for (int i = 0; i < size; i++) weights[i] += change[i];
  }

  private void blend(Lesson lesson, int side, double[] into) {
    for (int i = 0; i < features; i++) {
      into[i] = (1 - lesson.stage()) * lesson.features()[side][i];
      into[features + i] = lesson.stage() * lesson.features()[side][i];
    }
  }

  private void addSquare(double[][] curve, double[] vector, double factor) {
    for (int i = 0; i < size; i++) {
      double scaled = factor * vector[i];
      if (scaled == 0) continue;
      for (int j = 0; j <= i; j++) curve[i][j] += scaled * vector[j];
    }
  }

  /** Cholesky's way through the lower triangle. */
  private double[] solve(double[][] curve, double[] slope) {
    for (int i = 0; i < size; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = curve[i][j];
        for (int k = 0; k < j; k++) sum -= curve[i][k] * curve[j][k];
        curve[i][j] = i == j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / curve[j][j];
      }
    }
    var solution = slope.clone();
    for (int i = 0; i < size; i++) {
      for (int k = 0; k < i; k++) solution[i] -= curve[i][k] * solution[k];
      solution[i] /= curve[i][i];
    }
    for (int i = size - 1; i >= 0; i--) {
      for (int k = i + 1; k < size; k++) solution[i] -= curve[k][i] * solution[k];
      solution[i] /= curve[i][i];
    }
    return solution;
  }
}
