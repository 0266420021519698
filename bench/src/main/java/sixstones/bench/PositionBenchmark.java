package sixstones.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import sixstones.archive.Shelf;

/** A copy, a move list and a whole random game, for every installed game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PositionBenchmark {

  /** Filled by {@link Benchmarks}. */
  @Param("")
  public String game = "";

  private Playout<?, ?> playout = Playout.of(Shelf.installed().games().getFirst());

  @Setup
  public void deal() {
    playout = Playout.of(Shelf.installed().get(game));
  }

  @Benchmark
  public Object copy() {
    return playout.copy();
  }

  @Benchmark
  public int legalMoves() {
    return playout.legalMoves();
  }

  @Benchmark
  public int randomGame() {
    return playout.randomGame();
  }
}
