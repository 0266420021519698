package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.engine.Game;
import sixstones.lab.learning.Training;
import sixstones.lab.net.School;

@Command(
    name = "train",
    description = {
      "Learns what the features of a game's judgement weigh from what selfplay wrote.",
      "Says whether the chances come true in games that were kept apart."
    })
final class TrainCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(
      names = "--lessons",
      split = ",",
      paramLabel = "FILE",
      description = "What selfplay wrote, one file or several; default: GAME.lessons.")
  List<Path> lessons = List.of();

  @Option(
      names = "--net",
      description = {
        "Teaches a net instead, by what selfplay --net wrote (default: GAME.examples);",
        "--out says where to, as in games/splendor/src/main/resources/sixstones/splendor/judgement/marvel.net."
      })
  boolean net;

  @Option(
      names = "--epochs",
      paramLabel = "N",
      defaultValue = "12",
      description = "How often a net reads all examples; default ${DEFAULT-VALUE}.")
  int epochs;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "The weights; default: games/GAME/src/main/resources/sixstones/GAME/judgement/weights.csv.")
  @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    return net ? teach(choice.game()) : weigh();
  }

  private int teach(Game<?, ?> game) throws IOException {
    var id = game.info().id();
    Usage.check(epochs > 0, "--epochs is at least 1.");
    var marks = game.judgement().marks();
    Usage.check(marks.isPresent(), id + " has no marks for a net.");
    var files = lessons.isEmpty() ? List.of(Path.of(id + ".examples")) : lessons;
    var file = out != null ? out : Path.of(id + ".net");
    School.teach(
        marks.orElseThrow(),
        files,
        epochs,
        file,
        report ->
            System.out.printf(
                "%2d  %,d choices taught; surprise by who wins %.4f, by what was tried %.4f%n",
                report.epoch(), report.examples(), report.chances(), report.moves()));
    System.out.println(file);
    return 0;
  }

  private int weigh() throws IOException {
    var id = choice.game().info().id();
    var scales = choice.game().judgement().scales();
    Usage.check(scales.isPresent(), id + " has no judgement that learns.");
    var training =
        Training.of(
            lessons.isEmpty() ? List.of(Path.of(id + ".lessons")) : lessons,
            scales.orElseThrow().features().names());
    var file =
        out != null
            ? out
            : Path.of(
                "games/%s/src/main/resources/sixstones/%s/judgement/weights.csv".formatted(id, id));
    Files.writeString(file, training.csv());
    System.out.println(text(training));
    System.out.println("  " + file);
    return 0;
  }

  private static String text(Training training) {
    var unseen = training.unseen();
    var text = new StringBuilder("%,d positions taught%n".formatted(training.lessons()));
    text.append("  said      came     positions kept apart%n".formatted());
    for (var tenth : unseen.tenths()) {
      text.append(
          "  %5.1f %%   %5.1f %%   %,d%n"
              .formatted(100 * tenth.said(), 100 * tenth.came(), tenth.count()));
    }
    return text.append(
            "  off by %.1f %% on the average, log loss %.3f"
                .formatted(100 * unseen.error(), unseen.logLoss()))
        .toString();
  }
}
