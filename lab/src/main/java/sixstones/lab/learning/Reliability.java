package sixstones.lab.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Whether chances come true: of all positions that were said to be won with about 30 %, how many
 * were.
 *
 * @param logLoss the surprise of a result on the average; 0.693 is that of a coin
 * @param error the difference between what was said and what came, averaged over the tenths
 */
public record Reliability(List<Tenth> tenths, double logLoss, double error) {

  /**
   * @param said the mean of the chances
   * @param came the part of the victory that was won
   */
  public record Tenth(long count, double said, double came) {}

  public Reliability {
    tenths = List.copyOf(tenths);
  }

  static Reliability of(List<Lesson> lessons, Function<Lesson, double[]> judge) {
    var counts = new long[10];
    var said = new double[10];
    var came = new double[10];
    double loss = 0;
    for (var lesson : lessons) {
      var chances = judge.apply(lesson);
      for (int side = 0; side < chances.length; side++) {
        int tenth = Math.min(9, (int) (10 * chances[side]));
        counts[tenth]++;
        said[tenth] += chances[side];
        came[tenth] += lesson.shares()[side];
        if (lesson.shares()[side] > 0) {
          loss -= lesson.shares()[side] * Math.log(Math.max(1e-9, chances[side]));
        }
      }
    }
    var tenths = new ArrayList<Tenth>();
    double error = 0;
    long all = 0;
    for (int i = 0; i < 10; i++) {
      if (counts[i] == 0) continue;
      tenths.add(new Tenth(counts[i], said[i] / counts[i], came[i] / counts[i]));
      error += Math.abs(said[i] - came[i]);
      all += counts[i];
    }
    return new Reliability(tenths, loss / lessons.size(), error / all);
  }
}
