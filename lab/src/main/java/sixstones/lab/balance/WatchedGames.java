package sixstones.lab.balance;

import java.util.List;
import java.util.Optional;
import sixstones.engine.Game;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.simulate.Simulation;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;

/**
 * The games of a report, for whoever plays them one by one. Game n depends on the seed and n alone.
 * Used by one thread.
 */
public final class WatchedGames implements AutoCloseable {

  private final Game<?, ?> game;
  private final Simulation plan;
  private final List<Player> players;

  public WatchedGames(Game<?, ?> game, Simulation plan) {
    this.game = game;
    this.plan = plan;
    players = plan.players().stream().map(words -> Players.of(words, plan.patience())).toList();
  }

  /** How game n went, if it was played to its end. */
  public Optional<Course> play(long n) {
    var watch = new Watch(game.info());
    var sitting = new Sitting(players, plan.options(), plan.seed(), n, n, plan.recordOf(game, n));
    var result = new OneGame<>(game, sitting, watch).play();
    return result.forfeit().isEmpty() ? Optional.of(watch.course(result)) : Optional.empty();
  }

  /** Sends foreign programs home. */
  @Override
  public void close() {
    players.forEach(Player::close);
  }
}
