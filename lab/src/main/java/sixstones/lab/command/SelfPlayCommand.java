package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.Position;
import sixstones.lab.learning.SelfPlay;

@Command(
    name = "selfplay",
    description = "Lets bots play and writes down what the judgement saw and who won, for train.")
final class SelfPlayCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "BOT",
      description = "Who plays, as in arena; they change seats. Default: medium.")
  List<String> bots = List.of("medium");

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "2000",
      description = "How many; default ${DEFAULT-VALUE}.")
  long games;

  @Option(names = "--out", paramLabel = "FILE", description = "Default: GAME.lessons.")
  @Nullable Path out;

  @Mixin ManyGames run = new ManyGames();

  @Mixin Threads threads = new Threads();

  @Override
  public Integer call() throws IOException {
    return play(choice.game());
  }

  private <P extends Position<P, M>, M extends Move> int play(Game<P, M> game) throws IOException {
    int seats = run.seats(game, 2);
    Usage.check(games > 0, "--games is at least 1.");
    var file = out != null ? out : Path.of(game.info().id() + ".lessons");
    var plan = new SelfPlay.Plan(bots, seats, run.options(), games, run.seed(), threads.count());
    try (var progress = new Progress(games)) {
      SelfPlay.run(game, plan, file, progress);
    }
    System.out.println(file);
    return 0;
  }
}
