package sixstones.lab.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import sixstones.engine.Game;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.simulate.Simulation;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;
import sixstones.lab.threads.Pile;
import sixstones.lab.threads.Workers;

/** Plays the games of a report. Game n depends on the seed and n alone. */
public final class BalanceRun {

  private final Game<?, ?> game;
  private final Simulation plan;
  private final Pile games;

  private BalanceRun(Game<?, ?> game, Simulation plan, LongConsumer progress) {
    this.game = game;
    this.plan = plan;
    games = Pile.of(plan.games(), progress);
  }

  public static Balance of(Game<?, ?> game, Simulation plan, LongConsumer progress) {
    var run = new BalanceRun(game, plan, progress);
    var total = new Balance();
    Workers.run(plan.threads(), run::work).forEach(total::add);
    return total;
  }

  private Balance work() {
    var balance = new Balance();
    var players = new ArrayList<Player>();
    for (var words : plan.players()) players.add(Players.of(words, plan.patience()));
    try {
      games.each(n -> play(n, players, balance));
    } finally {
      players.forEach(Player::close);
    }
    return balance;
  }

  private void play(long n, List<Player> players, Balance balance) {
    var watch = new Watch(game.info());
    var result = new OneGame<>(game, sitting(players, n), watch).play();
    if (result.forfeit().isEmpty()) balance.add(watch.course(result));
  }

  private Sitting sitting(List<Player> players, long n) {
    return new Sitting(players, plan.options(), plan.seed(), n, n, plan.recordOf(game, n));
  }
}
