package sixstones.lab.learning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Learns the weights of a game's features from the lessons of self-play.
 *
 * @param csv the weights, as the game reads them
 * @param lessons how many taught
 * @param unseen how well the chances come true in games that taught nothing
 */
public record Training(String csv, int lessons, Reliability unseen) {

  /** Every so many games are kept apart, to be judged by what the others taught. */
  private static final int APART = 5;

  public static Training of(Path file, List<String> names) throws IOException {
    List<Lesson> all;
    try (var lines = Files.lines(file)) {
      all = lines.map(Lesson::read).toList();
    }
    var learnt = all.stream().filter(lesson -> lesson.game() % APART != 0).toList();
    var apart = all.stream().filter(lesson -> lesson.game() % APART == 0).toList();
    if (learnt.isEmpty() || apart.isEmpty()) {
      throw new IllegalArgumentException("There are too few games in " + file + ".");
    }
    if (learnt.getFirst().features()[0].length != names.size()) {
      throw new IllegalArgumentException(
          file + " has other features than the game; let selfplay write it anew.");
    }
    var weights = Fit.of(learnt);
    return new Training(
        csv(names, weights),
        learnt.size(),
        Reliability.of(apart, lesson -> Fit.chances(weights, lesson)));
  }

  private static String csv(List<String> names, double[] weights) {
    var csv = new StringBuilder("feature,early,late\n");
    for (int i = 0; i < names.size(); i++) {
      csv.append(
          String.format(
              Locale.ROOT, "%s,%.4f,%.4f\n", names.get(i), weights[i], weights[names.size() + i]));
    }
    return csv.toString();
  }
}
