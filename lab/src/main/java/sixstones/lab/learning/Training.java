package sixstones.lab.learning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

  public static Training of(List<Path> files, List<String> names) throws IOException {
    var all = new ArrayList<Lesson>();
    for (var file : files) {
      try (var lines = Files.lines(file)) {
        lines.map(Lesson::read).forEach(all::add);
      }
    }
    var learnt = all.stream().filter(lesson -> lesson.game() % APART != 0).toList();
    var apart = all.stream().filter(lesson -> lesson.game() % APART == 0).toList();
    if (learnt.isEmpty() || apart.isEmpty()) {
      throw new IllegalArgumentException("There are too few games in " + files + ".");
    }
    if (all.stream().anyMatch(lesson -> lesson.features()[0].length != names.size())) {
      throw new IllegalArgumentException(
          files + " has other features than the game; let selfplay write it anew.");
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
