package sixstones.bench;

import java.lang.management.ManagementFactory;

/**
 * What a move costs the server: the CPU time of all threads for a move that is picked from the
 * offered ones, judged, played, written and committed. {@code java -cp bench/target/benchmarks.jar
 * sixstones.bench.MoveCost}.
 */
public final class MoveCost {

  private static final int WARM_UP = 4_000;
  private static final int MEASURED = 4_000;

  private MoveCost() {}

  public static void main(String[] args) {
    try (var played = new PlayedTable()) {
      for (var middle : Middle.ALL) {
        play(played, middle, WARM_UP);
        long before = cpu();
        play(played, middle, MEASURED);
        double micros = (cpu() - before) / 1e3 / MEASURED;
        System.out.printf("%s: %,.0f µs of CPU a move%n", middle.game(), micros);
      }
    }
  }

  private static void play(PlayedTable played, Middle middle, int moves) {
    var id = played.deal(middle.game(), middle.seats());
    for (int made = 0; made < moves; ) {
      if (played.move(id)) made++;
      else id = played.deal(middle.game(), middle.seats());
    }
  }

  /** Of every thread that runs Java; what compiles it is not among them. */
  private static long cpu() {
    var threads = ManagementFactory.getThreadMXBean();
    long sum = 0;
    for (long id : threads.getAllThreadIds()) sum += Math.max(0, threads.getThreadCpuTime(id));
    return sum;
  }
}
