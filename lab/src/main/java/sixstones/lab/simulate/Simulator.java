package sixstones.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import sixstones.engine.Game;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.table.GameResult;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;
import sixstones.lab.table.Witness;
import sixstones.lab.threads.Pile;
import sixstones.lab.threads.Workers;

/** Runs a simulation. Game n depends on the seed and n alone, whoever plays it. */
public final class Simulator {

  private static final int BATCH = 64;

  private final Game<?, ?> game;
  private final Simulation simulation;

  private Simulator(Game<?, ?> game, Simulation simulation) {
    this.game = game;
    this.simulation = simulation;
  }

  /**
   * Plays all games.
   *
   * @param progress told the number of finished games from time to time
   */
  public static Report run(Game<?, ?> game, Simulation simulation, LongConsumer progress) {
    simulation.players().forEach(Players::check);
    long start = System.nanoTime();
    var simulator = new Simulator(game, simulation);
    var games = Pile.ofSmall(simulation.from(), simulation.to(), BATCH, progress);
    var total = new Sum(simulation.players());
    Workers.run(simulation.threads(), () -> simulator.work(games)).forEach(total::add);
    double seconds = (System.nanoTime() - start) / 1e9;
    return total.report(game.info().id(), simulation.seed(), simulation.from(), seconds);
  }

  /** Plays game n alone, the very game that a run of all plays. */
  public static GameResult play(Game<?, ?> game, Simulation simulation, long n) {
    var simulator = new Simulator(game, simulation);
    var players = simulator.players();
    try {
      return simulator.play(players, n, Optional.empty());
    } finally {
      players.forEach(Player::close);
    }
  }

  private Sum work(Pile games) {
    var sum = new Sum(simulation.players());
    var players = players();
    var tally = simulation.tally() ? Optional.of(new Tally()) : Optional.<Tally>empty();
    try {
      games.each(n -> sum.add(play(players, n, tally), simulation, n));
    } finally {
      players.forEach(Player::close);
    }
    tally.ifPresent(one -> sum.add(one.counts()));
    return sum;
  }

  private List<Player> players() {
    return simulation.players().stream()
        .map(words -> Players.of(words, simulation.patience()))
        .toList();
  }

  private GameResult play(List<Player> players, long n, Optional<? extends Witness> witness) {
    var bySeat = new ArrayList<Player>();
    for (int seat = 0; seat < players.size(); seat++) {
      bySeat.add(players.get(simulation.playerOn(seat, n)));
    }
    var sitting =
        new Sitting(
            bySeat, simulation.options(), simulation.seed(), n, n, simulation.recordOf(game, n));
    return new OneGame<>(game, sitting, witness).play();
  }
}
