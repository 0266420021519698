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
import sixstones.lab.net.ExpertPlay;

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

  @Option(
      names = "--net",
      paramLabel = "TRIES",
      description = {
        "Instead of bots, a search of so many tries plays, and what it makes of every choice",
        "is written down, for train --net."
      })
  int tries;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Default: GAME.lessons, or GAME.examples for a net.")
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
    Usage.check(tries >= 0, "--net is at least 1.");
    var kind = tries > 0 ? ".examples" : ".lessons";
    var file = out != null ? out : Path.of(game.info().id() + kind);
    try (var progress = new Progress(games)) {
      if (tries > 0) teachNet(game, seats, file, progress);
      else SelfPlay.run(game, plan(seats), file, progress);
    }
    System.out.println(file);
    return 0;
  }

  private SelfPlay.Plan plan(int seats) {
    return new SelfPlay.Plan(bots, seats, run.options(), games, run.seed(), threads.count());
  }

  private <P extends Position<P, M>, M extends Move> void teachNet(
      Game<P, M> game, int seats, Path file, Progress progress) throws IOException {
    var marks = game.judgement().marks();
    Usage.check(marks.isPresent(), game.info().id() + " has no marks for a net.");
    var plan = new ExpertPlay.Plan(tries, seats, run.options(), games, run.seed(), threads.count());
    ExpertPlay.run(game, marks.orElseThrow(), plan, file, progress);
  }
}
