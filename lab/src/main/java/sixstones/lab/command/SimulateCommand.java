package sixstones.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.lab.players.Players;
import sixstones.lab.simulate.Report;
import sixstones.lab.simulate.Simulation;
import sixstones.lab.simulate.Simulator;

@Command(
    name = "simulate",
    description = {
      "Plays games between bots and reports wins, scores, length and speed.",
      "The same seed gives the same games whatever the number of threads."
    })
final class SimulateCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  GameChoice choice;

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "BOT",
      description =
          "One for each seat: random, greedy, easy, medium, hard, master, or cmd:PROGRAM ARGS. The last one fills the rest. Default: random.")
  List<String> bots = List.of("random");

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many; default ${DEFAULT-VALUE}.")
  long games;

  @Option(
      names = "--fixed-seats",
      description = "Bots keep their seats; by default they rotate from game to game.")
  boolean fixedSeats;

  @Option(names = "--tally", description = "Also count how often each event happened (slower).")
  boolean tally;

  @Option(names = "--records", paramLabel = "DIR", description = "Write each game's record there.")
  @Nullable Path records;

  @Mixin ManyGames run = new ManyGames();

  @Override
  public Integer call() throws IOException {
    int count = run.seats(choice.game(), bots.size());
    Usage.check(bots.size() <= count, "There are more bots than seats.");
    Usage.check(games > 0, "--games is at least 1.");
    var players = new ArrayList<>(bots);
    while (players.size() < count) players.add(bots.getLast());
    players.forEach(Players::check);
    if (records != null) Files.createDirectories(records);
    var simulation =
        new Simulation(
            players,
            run.options(),
            games,
            run.seed(),
            run.threads(),
            !fixedSeats,
            tally,
            Optional.ofNullable(records),
            run.patience());
    try (var progress = new Progress(games)) {
      var report = Simulator.run(choice.game(), simulation, progress);
      System.out.println(run.json() ? Json.of(report) : text(report));
      report.forfeits().forEach(System.err::println);
      return 0;
    }
  }

  private static String text(Report report) {
    var text = new StringBuilder();
    text.append(
        "%,d games of %s, seed %d%n".formatted(report.games(), report.game(), report.seed()));
    for (var player : report.players()) {
      text.append(
          "  %-24s %6.2f %% won   mean score %.2f%n"
              .formatted(player.player(), 100 * player.winRate(), player.meanScore()));
    }
    text.append("  by seat                  ");
    for (double rate : report.winRateBySeat()) text.append("%.2f %%  ".formatted(100 * rate));
    text.append(
        "%n  length                   %.1f moves (%d to %d)%n"
            .formatted(report.meanMoves(), report.shortest(), report.longest()));
    report.endings().forEach((why, times) -> text.append("  %-34s %,d%n".formatted(why, times)));
    text.append(
        "  %.2f s, %,.0f games/s, %,.0f moves/s"
            .formatted(report.seconds(), report.gamesPerSecond(), report.movesPerSecond()));
    if (!report.tally().isEmpty()) text.append("%n  events per game:".formatted());
    report
        .tally()
        .forEach(
            (key, count) ->
                text.append("%n    %-60s %.3f".formatted(key, (double) count / report.games())));
    return text.toString();
  }
}
