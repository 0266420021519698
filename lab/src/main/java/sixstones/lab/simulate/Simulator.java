package sixstones.lab.simulate;

import java.util.function.LongConsumer;
import sixstones.engine.Game;
import sixstones.lab.players.Players;
import sixstones.lab.table.GameResult;
import sixstones.lab.threads.Pile;
import sixstones.lab.threads.Workers;

/** Runs a simulation. */
public final class Simulator {

  private static final int BATCH = 64;

  private Simulator() {}

  /**
   * Plays all games.
   *
   * @param progress told the number of finished games from time to time
   */
  public static Report run(Game<?, ?> game, Simulation simulation, LongConsumer progress) {
    Players.check(simulation.players(), game);
    long start = System.nanoTime();
    var games = Pile.ofSmall(simulation.from(), simulation.to(), BATCH, progress);
    var total = new Sum(simulation.players());
    Workers.run(simulation.threads(), () -> work(game, simulation, games)).forEach(total::add);
    double seconds = (System.nanoTime() - start) / 1e9;
    return total.report(Report.Head.of(game.info(), simulation), simulation.from(), seconds);
  }

  /** Plays game n alone, the very game that a run of all plays. */
  public static GameResult play(Game<?, ?> game, Simulation simulation, long n) {
    try (var games = new SimulatedGames(game, simulation)) {
      return games.play(n).result();
    }
  }

  private static Sum work(Game<?, ?> game, Simulation simulation, Pile numbers) {
    var sum = new Sum(simulation.players());
    try (var games = new SimulatedGames(game, simulation)) {
      numbers.each(n -> sum.add(games.play(n)));
    }
    return sum;
  }
}
