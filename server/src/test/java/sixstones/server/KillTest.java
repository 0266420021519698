package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.engine.record.GameRecord;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;

/** A killed server loses no acknowledged move and doubles none. */
final class KillTest {

  private static final int KILLS = 10;

  private record Acknowledged(int seq, String move) {}

  @Test
  void killedTenTimesDuringAGameAgainstBots(@TempDir Path directory) {
    var database = Databases.sqlite(directory);
    var log = directory.resolve("server.log");
    var random = new Random(23);
    var acknowledged = new ArrayList<Acknowledged>();
    var server = ServerProcess.start(database, log);
    var ann = new Person(server.port());
    var table = ann.create("me", "greedy", "random");
    for (int kill = 0; kill < KILLS; kill++) {
      var victim = server;
      var alive = new CountDownLatch(1);
      int delay = random.nextInt(60);
      var killer =
          Thread.startVirtualThread(
              () -> {
                await(alive);
                rest(delay);
                victim.kill();
              });
      playUntilKilled(ann, table, random, acknowledged, alive);
      join(killer);
      server = ServerProcess.start(database, log);
      ann.at(server.port());
    }
    assertThat(ann.state(table).path("phase").asText()).isNotEqualTo("frozen");
    ann.play(table, random, 1000);

    var record = RecordText.read(ann.get("/api/tables/" + table + "/record").ok().text());
    server.close();
    Replay.verify(Shelf.installed().get("splendor"), record);
    var own =
        record.moves().stream()
            .filter(line -> line.seat() == 0)
            .map(GameRecord.Line::notation)
            .toList();
    // Moves sent without an answer may have been made or not; those acknowledged must be there,
    // each as often as it was acknowledged at different numbers, in order.
    assertThat(own).containsSubsequence(acknowledged.stream().map(Acknowledged::move).toList());
    assertThat(acknowledged).extracting(Acknowledged::seq).isSorted().doesNotHaveDuplicates();
    assertThat(acknowledged).hasSizeGreaterThanOrEqualTo(KILLS);
  }

  private static void playUntilKilled(
      Person ann,
      String table,
      Random random,
      List<Acknowledged> acknowledged,
      CountDownLatch alive) {
    try {
      while (true) {
        JsonNode state = ann.state(table);
        var moves = state.path("choice").path("moves");
        if (moves.isEmpty()) {
          if (!state.path("phase").asText().equals("running")) alive.countDown();
          continue;
        }
        var move = moves.get(random.nextInt(moves.size())).path("move").asText();
        var answer = ann.move(table, state.path("seq").asInt(), move).ok();
        acknowledged.add(new Acknowledged(answer.json().path("seq").asInt(), move));
        alive.countDown();
      }
    } catch (UncheckedIOException _) {
      // Killed.
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void rest(int millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
