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
      names = "--from",
      paramLabel = "A",
      defaultValue = "0",
      description = "The number of the first game; default ${DEFAULT-VALUE}.")
  long from;

  @Option(
      names = "--to",
      paramLabel = "B",
      description = "The number after the last one, instead of --games.")
  @Nullable Long to;

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
    long end = to == null ? from + games : to;
    Usage.check(from >= 0 && end > from, "--from is at least 0, and at least one game follows it.");
    var players = new ArrayList<>(bots);
    while (players.size() < count) players.add(bots.getLast());
    players.forEach(Players::check);
    if (records != null) Files.createDirectories(records);
    var simulation =
        new Simulation(
            players,
            run.options(),
            from,
            end,
            run.seed(),
            run.threads(),
            !fixedSeats,
            tally,
            Optional.ofNullable(records),
            run.patience());
    try (var progress = new Progress(end - from)) {
      var report = Simulator.run(choice.game(), simulation, progress);
      System.out.println(run.json() ? Json.of(report) : ReportText.of(report));
      report.forfeits().forEach(System.err::println);
      return 0;
    }
  }
}
