package sixstones.lab.balance;

import java.util.function.LongConsumer;
import sixstones.engine.Game;
import sixstones.lab.simulate.Simulation;
import sixstones.lab.threads.Pile;
import sixstones.lab.threads.Workers;

/** Plays the games of a report. */
public final class BalanceRun {

  private BalanceRun() {}

  public static Balance of(Game<?, ?> game, Simulation plan, LongConsumer progress) {
    var numbers = Pile.ofSmall(plan.from(), plan.to(), 1, progress);
    var total = new Balance();
    Workers.run(plan.threads(), () -> work(game, plan, numbers)).forEach(total::add);
    return total;
  }

  private static Balance work(Game<?, ?> game, Simulation plan, Pile numbers) {
    var balance = new Balance();
    try (var games = new WatchedGames(game, plan)) {
      numbers.each(n -> games.play(n).ifPresent(balance::add));
    }
    return balance;
  }
}
