package sixstones.server.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sixstones.engine.Standing;

/** The steps of a game that people would tell of: the lead changed, or somebody made a leap. */
final class TurningPoints {

  private static final int GREAT = 5;
  private static final int MOST = 25;
  private static final int NOBODY = -1;

  /** More than any other can weigh. */
  private static final int LAST = 3;

  private final List<Standing> lines;
  private final List<Course.Moment> moments;
  private final int[] ranges;

  TurningPoints(List<Standing> lines, List<Course.Moment> moments) {
    this.lines = lines;
    this.moments = moments;
    ranges = IntStream.range(0, lines.size()).map(this::range).toArray();
  }

  private int range(int line) {
    var values = moments.stream().mapToInt(moment -> moment.values().get(line)).summaryStatistics();
    return Math.max(1, values.getMax() - values.getMin());
  }

  /** As they came; the last blow is great in any case. */
  List<Course.Turning> list() {
    record Weighed(Course.Moment moment, double weight) {}
    var weighed = new ArrayList<Weighed>();
    for (int i = 1; i < moments.size(); i++) {
      double weight = weight(moments.get(i - 1).values(), moments.get(i).values());
      if (weight > 0 && i == moments.size() - 1) weight += LAST;
      if (weight > 0 && !moments.get(i).told().isEmpty()) {
        weighed.add(new Weighed(moments.get(i), weight));
      }
    }
    weighed.sort(Comparator.comparingDouble(Weighed::weight).reversed());
    return IntStream.range(0, Math.min(MOST, weighed.size()))
        .mapToObj(rank -> new Course.Turning(weighed.get(rank).moment(), rank < GREAT))
        .sorted(Comparator.comparingInt(turning -> turning.moment().step()))
        .toList();
  }

  private double weight(List<Integer> before, List<Integer> after) {
    double leap = 0;
    for (int line = 0; line < ranges.length; line++) {
      leap = Math.max(leap, Math.abs(after.get(line) - before.get(line)) / (double) ranges[line]);
    }
    int leader = leader(after);
    return leader != NOBODY && leader != leader(before) ? leap + 1 : leap;
  }

  /** Who is ahead of all others in what all of them have. */
  private int leader(List<Integer> values) {
    int leader = NOBODY;
    int best = Integer.MIN_VALUE;
    for (int line = 0; line < values.size(); line++) {
      if (!lines.get(line).of().equals(lines.getFirst().of())) continue;
      if (values.get(line) == best) leader = NOBODY;
      if (values.get(line) <= best) continue;
      best = values.get(line);
      leader = line;
    }
    return leader;
  }
}
