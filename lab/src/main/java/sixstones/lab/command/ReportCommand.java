package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.lab.balance.BalancePage;
import sixstones.lab.balance.BalanceRun;
import sixstones.lab.players.Players;
import sixstones.lab.simulate.Simulation;

@Command(
    name = "report",
    description = {
      "Finds out how fair a game is: seats, roles, length, endings, and what everything in the box is good for.",
      "Equal bots play on all seats; the report is a page to read."
    })
final class ReportCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      defaultValue = "medium",
      description = "Who plays, on all seats; as in arena. Default: ${DEFAULT-VALUE}.")
  String bot;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "500",
      description = "How many; default ${DEFAULT-VALUE}.")
  long games;

  @Option(names = "--out", paramLabel = "PAGE", description = "Default: GAME-report.html.")
  @Nullable Path out;

  @Mixin ManyGames run = new ManyGames();

  @Override
  public Integer call() throws IOException {
    var game = choice.game();
    int seats = run.seats(game, 1);
    Usage.check(games > 0, "--games is at least 1.");
    Players.check(bot);
    var plan =
        new Simulation(
            Collections.nCopies(seats, bot),
            run.options(),
            0,
            games,
            run.seed(),
            run.threads(),
            false,
            false,
            Optional.empty(),
            run.patience());
    var id = game.info().id();
    var file = out == null ? Path.of(id + "-report.html") : out;
    try (var progress = new Progress(games)) {
      var balance = BalanceRun.of(game, plan, progress);
      Usage.check(balance.games() > 0, "No game was played to its end.");
      if (run.json()) System.out.println(Json.of(balance.effects()));
      Files.writeString(file, BalancePage.of(id, played(id, seats), balance));
      System.out.println("  " + file);
      return 0;
    }
  }

  private String played(String game, int seats) {
    var options = new StringBuilder();
    run.options().sorted().forEach((id, value) -> options.append(", %s %s".formatted(id, value)));
    return "%,d games of %s with %d seats, %s on all of them, seed %d%s."
        .formatted(games, game, seats, bot, run.seed(), options);
  }
}
