package sixstones.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import sixstones.engine.Game;
import sixstones.lab.players.Player;
import sixstones.lab.players.Players;
import sixstones.lab.table.OneGame;
import sixstones.lab.table.Sitting;
import sixstones.lab.threads.Workers;

/** Runs a simulation. Game n depends on the seed and n alone, whichever thread plays it. */
public final class Simulator {

  private static final int BATCH = 64;

  private Simulator() {}

  /**
   * Plays all games.
   *
   * @param progress told the number of finished games from time to time
   */
  public static Report run(Game<?, ?> game, Simulation simulation, LongConsumer progress) {
    simulation.players().forEach(Players::check);
    long start = System.nanoTime();
    var next = new AtomicLong();
    var done = new AtomicLong();
    var total = new Report.Sum(simulation);
    Workers.run(simulation.threads(), () -> work(game, simulation, next, done, progress))
        .forEach(total::add);
    return total.report(game.info().id(), (System.nanoTime() - start) / 1e9);
  }

  private static Report.Sum work(
      Game<?, ?> game,
      Simulation simulation,
      AtomicLong next,
      AtomicLong done,
      LongConsumer progress) {
    var sum = new Report.Sum(simulation);
    List<Player> players = new ArrayList<>();
    for (var words : simulation.players()) players.add(Players.of(words, simulation.patience()));
    try {
      for (long n = next.getAndAdd(BATCH); n < simulation.games(); n = next.getAndAdd(BATCH)) {
        long end = Math.min(n + BATCH, simulation.games());
        for (long i = n; i < end; i++) {
          sum.add(new OneGame<>(game, sitting(game, simulation, players, i)).play(), i);
        }
        progress.accept(done.addAndGet(end - n));
      }
    } finally {
      players.forEach(Player::close);
    }
    return sum;
  }

  private static Sitting sitting(
      Game<?, ?> game, Simulation simulation, List<Player> players, long n) {
    var bySeat = new ArrayList<Player>();
    for (int seat = 0; seat < players.size(); seat++) {
      bySeat.add(players.get(simulation.playerOn(seat, n)));
    }
    return new Sitting(
        bySeat,
        simulation.options(),
        simulation.seed(),
        n,
        n,
        simulation.tally(),
        simulation.recordOf(game, n));
  }
}
