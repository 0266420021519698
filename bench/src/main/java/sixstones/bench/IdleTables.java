package sixstones.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import sixstones.archive.Shelf;

/**
 * How much memory tables take while nobody moves: so many games, all of them played to their middle
 * and kept. Run it with the heap that is to suffice: {@code java -Xmx2g -cp
 * bench/target/benchmarks.jar sixstones.bench.IdleTables 10000}.
 */
public final class IdleTables {

  private static final double MEGABYTE = 1 << 20;

  private record Middle(String game, int seats, int moves) {}

  /** About half of a game of people in each. */
  private static final List<Middle> MIDDLES =
      List.of(
          new Middle("splendor", 3, 60),
          new Middle("gauntlet", 4, 20),
          new Middle("war", 4, 150),
          new Middle("united", 3, 60));

  private IdleTables() {}

  public static void main(String[] args) {
    int wanted = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
    Shelf.installed();
    try (var played = new PlayedTable()) {
      measure(played, wanted);
    }
  }

  private static void measure(PlayedTable played, int wanted) {
    double before = used();
    long cpu = cpu();
    long moves = 0;
    for (int made = 0; made < wanted; made++) {
      var middle = MIDDLES.get(made % MIDDLES.size());
      played.played(middle.game(), middle.seats(), middle.moves());
      moves += middle.moves();
      if ((made + 1) % (wanted / 20 + 1) == 0) System.out.printf("%,d tables%n", made + 1);
    }
    double micros = (cpu() - cpu) / 1e3 / moves;
    double taken = used() - before;
    System.out.printf(
        "%,d tables are kept and take %,.0f MB, %,.0f kB each; a move took %,.0f µs of CPU%n",
        played.tables().kept(), taken, taken * 1024 / played.tables().kept(), micros);
  }

  private static double used() {
    System.gc();
    var heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    return heap.getUsed() / MEGABYTE;
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
