package sixstones.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import sixstones.engine.Spectator;
import sixstones.engine.View;
import sixstones.server.tables.Table;

/** How long people wait for a table: opening it, looking back, and a move that is on the disk. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "--enable-native-access=ALL-UNNAMED")
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TableBenchmark {

  private static final int LONG = 1_500;

  private final PlayedTable played = new PlayedTable();
  private String longGame = "";
  private String running = "";
  private int step;

  @Setup
  public void play() {
    longGame = played.played("war", 5, LONG);
    running = played.deal("war", 5);
  }

  @TearDown
  public void close() {
    played.close();
  }

  /** A War table of 1,500 moves after a restart. */
  @Benchmark
  public int open() {
    return played.freshTables().look(longGame, Table::seq);
  }

  /** The same with the whole of its game, as the replay needs it at first. */
  @Benchmark
  public int openHistory() {
    return played
        .freshTables()
        .lookBack(longGame, (_, history) -> history.steps(Spectator.SPECTATOR));
  }

  /** Any step of its replay. */
  @Benchmark
  public View replayStep() {
    step = (step + 701) % LONG;
    return played
        .tables()
        .lookBack(longGame, (_, history) -> history.frame(step, Spectator.SPECTATOR).view());
  }

  /** A move of a War game, chosen at random, until it is committed. */
  @Benchmark
  public boolean move() {
    if (played.move(running)) return true;
    running = played.deal("war", 5);
    return false;
  }
}
