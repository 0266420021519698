package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;

/**
 * Two processes on one PostgreSQL, while processes and connections are killed at random: what was
 * acknowledged stands in the log, once, and what was shown is what a replay shows. A dozen kills;
 * {@code -Dsixstones.kills=1000} makes more of them, {@code -Dsixstones.tables=100} more tables.
 */
final class ChaosTest {

  private static final int KILLS = Integer.getInteger("sixstones.kills", 12);
  private static final int TABLES = Integer.getInteger("sixstones.tables", 8);

  @Test
  void whatWasAcknowledgedAndShownIsWhatAReplayShows(@TempDir Path directory) throws Exception {
    var random = new Random(31);
    var failures = new AtomicInteger();
    var finished = new AtomicBoolean();
    List<Pair> pairs = new ArrayList<>();
    try (var processes = new Processes(directory.resolve("servers.log"));
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var playing = new ArrayList<Future<List<Pair>>>();
      for (int i = 0; i < TABLES; i++) {
        long seed = i;
        playing.add(threads.submit(() -> played(processes, seed, failures, finished)));
      }
      for (int kill = 0; kill < KILLS; kill++) harm(processes, random);
      finished.set(true);
      for (var players : playing) pairs.addAll(players.get());
      compare(processes, pairs);
    }
    System.out.printf(
        "%d kills at %d tables: %d moves acknowledged, %d states shown, %d calls made again%n",
        KILLS,
        pairs.size(),
        pairs.stream().mapToInt(pair -> pair.acknowledged().size()).sum(),
        pairs.stream().mapToInt(pair -> pair.seen().size()).sum(),
        failures.get());
  }

  /** One table after the other, until it is enough. */
  private static List<Pair> played(
      Processes processes, long seed, AtomicInteger failures, AtomicBoolean finished) {
    var pairs = new ArrayList<Pair>();
    while (!finished.get()) {
      var pair = new Pair(processes, seed * 1000 + pairs.size(), failures);
      pairs.add(pair);
      boolean goesOn = true;
      while (goesOn && !finished.get()) goesOn = pair.playOn();
    }
    return pairs;
  }

  private static void harm(Processes processes, Random random) throws InterruptedException {
    Thread.sleep(random.nextInt(1_000));
    int which = random.nextInt(Processes.COUNT);
    switch (random.nextInt(4)) {
      case 0 -> processes.killAndStart(which);
      case 1 -> processes.wire(which).cut();
      default -> processes.wire(which).cutSome(random);
    }
  }

  private static void compare(Processes processes, List<Pair> pairs) throws Exception {
    // A third one that has only the log to go by.
    try (var fresh = Server.start(Settings.local(0, processes.database()), Shelf.installed());
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var checks = new ArrayList<Callable<Boolean>>();
      for (var pair : pairs) {
        checks.add(
            () -> {
              pair.settle(fresh.port());
              var log = Logged.of(processes.database(), pair.table());
              log.holds(pair.acknowledged());
              log.agreesWith(pair, fresh.port(), processes);
              return true;
            });
      }
      for (var check : threads.invokeAll(checks)) assertThat(check.get()).isTrue();
    }
  }
}
