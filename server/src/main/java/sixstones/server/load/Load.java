package sixstones.server.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Many tables of two people each, on a server that is there. */
public final class Load implements AutoCloseable {

  /**
   * What is played.
   *
   * @param warmUp how long they play before it counts
   * @param pace how long somebody thinks about a move
   * @param visits whether people have a table open only to make a move
   * @param rate how many moves a second all of them make together at most; 0 for as many as they
   *     can
   */
  public record Plan(
      String game,
      int tables,
      Duration warmUp,
      Duration length,
      Duration pace,
      boolean visits,
      int rate,
      long seed) {}

  /**
   * What came of it; times in milliseconds.
   *
   * @param acknowledged moves that were on the disk when they were answered
   * @param cpuMicros time of processors a move, of those who play as well
   * @param moveHalf half of the moves were answered within
   * @param screenHalf half of the moves were on the other's screen within
   */
  public record Result(
      long acknowledged,
      double movesPerSecond,
      double cpuMicros,
      double moveHalf,
      double move99,
      double screenHalf,
      double screen99,
      long failures,
      String firstFailure) {}

  private final Plan plan;
  private final URI server;
  private final Set<LoadTable> tables = ConcurrentHashMap.newKeySet();
  private final Waits answered = new Waits();
  private final Waits screens = new Waits();
  private final LongAdder failures = new LongAdder();
  private volatile String firstFailure = "";
  private final SplittableRandom random;
  private final Turns turns;
  private volatile boolean goesOn = true;

  public Load(Plan plan, URI server) {
    this.plan = plan;
    this.server = server;
    random = new SplittableRandom(plan.seed());
    turns = new Turns(plan.rate());
  }

  /** Plays for as long as planned. */
  public Result run() throws IOException, InterruptedException {
    for (int i = 0; i < plan.tables(); i++) tables.add(LoadTable.begin(this, split()).play());
    Thread.sleep(plan.warmUp());
    answered.forget();
    screens.forget();
    long began = System.nanoTime();
    var cpu = cpu();
    Thread.sleep(plan.length());
    goesOn = false;
    double seconds = (System.nanoTime() - began) / 1e9;
    int moves = answered.count();
    return new Result(
        moves,
        moves / seconds,
        cpu().minus(cpu).toNanos() / 1e3 / Math.max(1, moves),
        answered.within(0.5),
        answered.within(0.99),
        screens.within(0.5),
        screens.within(0.99),
        failures.sum(),
        firstFailure);
  }

  private static Duration cpu() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private synchronized SplittableRandom split() {
    return random.split();
  }

  Connection connect(String cookie) throws IOException {
    return new Connection(server, cookie);
  }

  String game() {
    return plan.game();
  }

  boolean visits() {
    return plan.visits();
  }

  boolean goesOn() {
    return goesOn;
  }

  void pause() throws InterruptedException {
    Thread.sleep(plan.pace());
    turns.await();
  }

  void acknowledged(long nanos) {
    if (goesOn) answered.add(nanos);
  }

  void shown(long nanos) {
    if (goesOn) screens.add(nanos);
  }

  void replace(LoadTable over) {
    tables.remove(over);
    if (!goesOn) return;
    try {
      tables.add(LoadTable.begin(this, split()).play());
    } catch (IOException e) {
      failed(e);
    }
  }

  void failed(Exception e) {
    if (!goesOn) return;
    failures.increment();
    if (firstFailure.isEmpty()) firstFailure = root(e).toString();
  }

  private static Throwable root(Throwable e) {
    return e.getCause() == null ? e : root(e.getCause());
  }

  @Override
  public void close() {
    goesOn = false;
    turns.close();
    tables.forEach(LoadTable::close);
  }
}
