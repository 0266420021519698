package sixstones.lab.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sixstones.engine.Game;
import sixstones.lab.players.Players;
import sixstones.lab.simulate.Simulation;

/** What is to be simulated, wherever it is played. */
public final class SimulationWords {

  @Parameters(paramLabel = "GAME", converter = GameConverter.class, description = "Which game.")
  private GameChoice choice;

  @Option(
      names = "--bots",
      split = ",",
      paramLabel = "BOT",
      description =
          "One for each seat: random, greedy, easy, medium, hard, master, or cmd:PROGRAM ARGS. The last one fills the rest. Default: random.")
  private List<String> bots = List.of("random");

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many; default ${DEFAULT-VALUE}.")
  private long games;

  @Mixin private Range range = new Range();

  @Option(
      names = "--fixed-seats",
      description = "Bots keep their seats; by default they rotate from game to game.")
  private boolean fixedSeats;

  @Option(names = "--tally", description = "Also count how often each event happened (slower).")
  private boolean tally;

  @Mixin private ManyGames run = new ManyGames();

  public Game<?, ?> game() {
    return choice.game();
  }

  public boolean json() {
    return run.json();
  }

  /** The simulation, if the words make sense. */
  public Simulation simulation(int threads, Optional<Path> records) {
    int count = run.seats(game(), bots.size());
    Usage.check(bots.size() <= count, "There are more bots than seats.");
    var players = new ArrayList<>(bots);
    while (players.size() < count) players.add(bots.getLast());
    Players.check(players, game());
    return new Simulation(
        players,
        run.options(),
        range.from(),
        range.to(games),
        run.seed(),
        threads,
        !fixedSeats,
        tally,
        records,
        run.patience());
  }
}
