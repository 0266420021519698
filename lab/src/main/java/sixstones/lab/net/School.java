package sixstones.lab.net;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import sixstones.engine.net.Marks;
import sixstones.engine.net.Shape;

/** Lets a net learn from examples; the same examples make the same net. */
public final class School {

  /** Every so many games are kept apart, to see what the others taught. */
  private static final int APART = 20;

  /** So many examples make a step. */
  private static final int BATCH = 256;

  private static final float PACE = 2e-3f;
  private static final float LAST_PACE = 1e-4f;

  /**
   * How well the net has learnt, by games that taught nothing.
   *
   * @param chances the surprise by who wins
   * @param moves the surprise by what the search tried
   */
  public record Report(int epoch, int examples, double chances, double moves) {}

  private School() {}

  /** Reads the files epoch after epoch and writes the net. */
  public static void teach(
      Marks<?, ?> marks, List<Path> files, int epochs, Path out, Consumer<Report> progress)
      throws IOException {
    var examples = new ArrayList<Example>();
    for (var file : files) examples.addAll(ExampleFile.read(file, marks.count()));
    var apart = examples.stream().filter(example -> example.game() % APART == 0).toList();
    examples.removeIf(example -> example.game() % APART == 0);
    if (examples.isEmpty() || apart.isEmpty()) {
      throw new IllegalArgumentException("There are too few games in " + files + ".");
    }
    // Threads write in any order.
    examples.sort(Comparator.comparingLong(Example::game));
    var random = new Random(1);
    var pupil = new Pupil(Shape.of(marks), random);
    for (int epoch = 0; epoch < epochs; epoch++) {
      Collections.shuffle(examples, random);
      double left = 0.5 + 0.5 * Math.cos(Math.PI * epoch / epochs);
      teach(pupil, examples, (float) (LAST_PACE + (PACE - LAST_PACE) * left));
      progress.accept(report(pupil, epoch + 1, examples.size(), apart));
    }
    try (var file = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(out)))) {
      pupil.write(file);
    }
  }

  private static void teach(Pupil pupil, List<Example> examples, float pace) {
    int learnt = 0;
    for (var example : examples) {
      pupil.learn(example);
      if (++learnt % BATCH == 0) pupil.step(pace);
    }
  }

  private static Report report(Pupil pupil, int epoch, int examples, List<Example> apart) {
    double chances = 0;
    double moves = 0;
    for (var example : apart) {
      var surprise = pupil.surprise(example);
      chances += surprise[0];
      moves += surprise[1];
    }
    return new Report(epoch, examples, chances / apart.size(), moves / apart.size());
  }
}
