package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.archive.puzzle.PuzzleBook;
import sixstones.bots.Bots;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.lab.puzzles.Puzzles;

@Command(
    name = "puzzles",
    description =
        "Looks for puzzles in games of bots and writes them as scenarios; docs/puzzles.md tells how.")
final class PuzzlesCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "How many are played; default ${DEFAULT-VALUE}.")
  long games;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      defaultValue = "greedy",
      description = "Who plays them; default ${DEFAULT-VALUE}.")
  String bot;

  @Option(
      names = "--most",
      paramLabel = "N",
      defaultValue = "10",
      description = "How many are kept of a motif; default ${DEFAULT-VALUE}.")
  int most;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Where the files go, one for each motif. Default: GAME-puzzles.")
  @Nullable Path out;

  @Mixin ManyGames run = new ManyGames();

  @Mixin Threads threads = new Threads();

  @Override
  public Integer call() throws IOException {
    return look(choice.game());
  }

  private <P extends Position<P, M>, M extends Move> int look(Game<P, M> game) throws IOException {
    int seats = run.seats(game, 1);
    Usage.check(games > 0 && most > 0, "--games and --most are at least 1.");
    var id = game.info().id();
    var motifs = PuzzleBook.motifs(id);
    Usage.check(
        !motifs.isEmpty(),
        id + " has no motifs; docs/puzzles.md tells how to write puzzles/motifs.yaml.");
    var folder = out != null ? out : Path.of(id + "-puzzles");
    Files.createDirectories(folder);
    var plan =
        new Puzzles.Plan(
            Bots.get(bot), seats, run.options(), games, run.seed(), threads.count(), most);
    try (var progress = new Progress(games)) {
      var found = Puzzles.find(game, motifs, plan, progress);
      for (var file : found.entrySet()) {
        Files.writeString(folder.resolve(file.getKey() + ".yaml"), file.getValue().text());
        System.out.printf("%s: %s%n", file.getKey(), file.getValue().summary());
      }
      if (found.isEmpty()) System.out.println("None was found; try more --games.");
    }
    return 0;
  }
}
