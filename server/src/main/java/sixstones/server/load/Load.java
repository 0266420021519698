package sixstones.server.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
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
   * @param pace how long somebody thinks about a move
   */
  public record Plan(String game, int tables, Duration length, Duration pace, long seed) {}

  /**
   * What came of it; times in milliseconds.
   *
   * @param acknowledged moves that were on the disk when they were answered
   * @param moveHalf half of the moves were answered within
   * @param screenHalf half of the moves were on the other's screen within
   */
  public record Result(
      long acknowledged,
      double movesPerSecond,
      double moveHalf,
      double move99,
      double screenHalf,
      double screen99,
      long failures,
      String firstFailure) {}

  private final Plan plan;
  private final URI server;
  private final HttpClient client =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final Set<LoadTable> tables = ConcurrentHashMap.newKeySet();
  private final Waits answered = new Waits();
  private final Waits screens = new Waits();
  private final LongAdder failures = new LongAdder();
  private volatile String firstFailure = "";
  private final SplittableRandom random;
  private volatile boolean goesOn = true;

  public Load(Plan plan, URI server) {
    this.plan = plan;
    this.server = server;
    random = new SplittableRandom(plan.seed());
  }

  /** Plays for as long as planned. */
  public Result run() throws IOException, InterruptedException {
    long began = System.nanoTime();
    for (int i = 0; i < plan.tables(); i++) tables.add(LoadTable.begin(this, split()));
    Thread.sleep(plan.length());
    goesOn = false;
    double seconds = (System.nanoTime() - began) / 1e9;
    int moves = answered.count();
    return new Result(
        moves,
        moves / seconds,
        answered.within(0.5),
        answered.within(0.99),
        screens.within(0.5),
        screens.within(0.99),
        failures.sum(),
        firstFailure);
  }

  private synchronized SplittableRandom split() {
    return random.split();
  }

  Caller caller() {
    return new Caller(client, server);
  }

  String game() {
    return plan.game();
  }

  boolean goesOn() {
    return goesOn;
  }

  void pause() throws InterruptedException {
    Thread.sleep(plan.pace());
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
      tables.add(LoadTable.begin(this, split()));
    } catch (IOException e) {
      failed(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  void failed(Exception e) {
    if (!goesOn) return;
    failures.increment();
    if (firstFailure.isEmpty()) firstFailure = String.valueOf(e.getMessage());
  }

  @Override
  public void close() {
    goesOn = false;
    tables.forEach(LoadTable::leave);
    client.close();
  }
}
