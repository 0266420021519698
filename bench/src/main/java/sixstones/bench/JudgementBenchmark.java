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

/** What it costs to judge: every seat's chance, a move's merit, what all moves promise. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class JudgementBenchmark {

  /** Filled by {@link Benchmarks}. */
  @Param("")
  public String game = "";

  private Judged<?, ?> judged = Judged.of(Shelf.installed().games().getFirst());

  @Setup
  public void play() {
    judged = Judged.of(Shelf.installed().get(game));
  }

  @Benchmark
  public double[] worths() {
    return judged.worths();
  }

  @Benchmark
  public double merit() {
    return judged.merit();
  }

  @Benchmark
  public double[] promises() {
    return judged.promises();
  }
}
