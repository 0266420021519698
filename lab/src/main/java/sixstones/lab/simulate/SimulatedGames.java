package sixstones.lab.simulate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import sixstones.engine.Game;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;

/**
 * The games of a simulation, for whoever plays them one by one. Game n depends on the seed and n
 * alone: what was played before, and where, does not matter. Used by one thread.
 */
public final class SimulatedGames implements AutoCloseable {

  private final Game<?, ?> game;
  private final Simulation simulation;
  private final List<Player> players;

  public SimulatedGames(Game<?, ?> game, Simulation simulation) {
    this.game = game;
    this.simulation = simulation;
    players =
        simulation.players().stream()
            .map(words -> Players.of(words, simulation.patience()))
            .toList();
  }

  public SimulatedGame play(long n) {
    long start = System.nanoTime();
    var seated =
        IntStream.range(0, players.size()).mapToObj(seat -> simulation.playerOn(seat, n)).toList();
    var sitting =
        new Sitting(
            seated.stream().map(players::get).toList(),
            simulation.options(),
            simulation.seed(),
            n,
            n,
            simulation.recordOf(game, n));
    var tally = simulation.tally() ? Optional.of(new Tally()) : Optional.<Tally>empty();
    var result = new OneGame<>(game, sitting, tally).play();
    var counts = tally.map(Tally::counts).orElse(Map.of());
    return new SimulatedGame(n, seated, result, System.nanoTime() - start, counts);
  }

  /** Sends foreign programs home. */
  @Override
  public void close() {
    players.forEach(Player::close);
  }
}
