package sixstones.lab.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import sixstones.engine.Deal;
import sixstones.engine.Game;
import sixstones.engine.Move;
import sixstones.engine.MoveList;
import sixstones.engine.Options;
import sixstones.engine.Position;
import sixstones.engine.chance.FastChance;
import sixstones.engine.event.Events;

/** Measures a game's playouts and copies on one core, after a warm-up. */
public final class Bench<P extends Position<P, M>, M extends Move> {

  private static final int COPIES = 1_000;

  private final Game<P, M> game;
  private final int seats;
  private final Options options;
  private final MoveList<M> moves = new MoveList<>();
  private final ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private long played;
  private long copied;

  private Bench(Game<P, M> game, int seats, Options options) {
    this.game = game;
    this.seats = seats;
    this.options = options;
  }

  /** Measures for so many seconds after warming up for as long. */
  public static <P extends Position<P, M>, M extends Move> Measurement run(
      Game<P, M> game, int seats, Options options, double seconds) {
    var bench = new Bench<>(game, seats, options);
    bench.playouts(seconds);
    bench.copies(seconds / 4);
    return bench.measure(seconds);
  }

  private Measurement measure(double seconds) {
    played = 0;
    long bytes = bytes();
    long start = System.nanoTime();
    long games = playouts(seconds);
    double elapsed = System.nanoTime() - start;
    double bytesPlayed = bytes() - bytes;
    copied = 0;
    bytes = bytes();
    start = System.nanoTime();
    copies(seconds / 4);
    double copying = System.nanoTime() - start;
    double bytesCopied = bytes() - bytes;
    return new Measurement(
        game.info().id(),
        seats,
        games / (elapsed / 1e9),
        (double) played / games,
        elapsed / played,
        copying / copied,
        bytesPlayed / played,
        bytesCopied / copied);
  }

  private long bytes() {
    return memory.getCurrentThreadAllocatedBytes();
  }

  private long playouts(double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    long games = 0;
    while (System.nanoTime() < end) playout(games++);
    return games;
  }

  private void playout(long n) {
    var chance = FastChance.of(1, n);
    var position = game.deal(new Deal(seats, options, chance));
    while (!position.isOver()) {
      moves.clear();
      position.moves(moves);
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      played++;
    }
  }

  /** Copies a position from the middle of a game, again and again. */
  private void copies(double seconds) {
    var position = middle();
    long end = System.nanoTime() + (long) (seconds * 1e9);
    int check = 0;
    while (System.nanoTime() < end) {
      for (int i = 0; i < COPIES; i++) check += position.copy().chooser();
      copied += COPIES;
    }
    if (check == Integer.MIN_VALUE)
      throw new AssertionError("keeps the copies from being optimised away");
  }

  private P middle() {
    var chance = new FastChance(1);
    var position = game.deal(new Deal(seats, options, chance));
    for (int i = 0; i < 30 && !position.isOver(); i++) {
      moves.clear();
      position.moves(moves);
      var before = position.copy();
      position.apply(moves.get(chance.below(moves.size())), Events.OFF);
      if (position.isOver()) return before;
    }
    return position;
  }
}
