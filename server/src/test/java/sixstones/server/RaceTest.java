package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sixstones.archive.Shelf;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.server.settings.Settings;

/** Two servers on one PostgreSQL: any of them serves any table. */
final class RaceTest {

  private Server first;
  private Server second;

  @BeforeEach
  void start() {
    var database = Databases.postgres();
    first = Server.start(Settings.local(0, database), Shelf.installed());
    second = Server.start(Settings.local(0, database), Shelf.installed());
  }

  @AfterEach
  void stop() {
    first.close();
    second.close();
  }

  @Test
  void ofTwoMovesAtOnceOneIsMade() throws Exception {
    var ann = new Person(first.port());
    var table = ann.create("me", "open");
    var ben = new Person(second.port());
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    for (int round = 0; round < 10; round++) {
      var mover = ann.state(table).path("toChoose").asInt() == 0 ? ann : ben;
      var state = mover.state(table);
      int seq = state.path("seq").asInt();
      var moves = state.path("choice").path("moves");
      var calls = new ArrayList<Callable<Integer>>();
      // Each another move: the same one sent twice is answered twice, and rightly.
      for (int i = 0; i < Math.min(6, moves.size()); i++) {
        var body =
            "{\"seq\": %d, \"move\": \"%s\"}".formatted(seq, moves.get(i).path("move").asText());
        var port = i % 2 == 0 ? first.port() : second.port();
        calls.add(() -> mover.postTo(port, "/api/tables/" + table + "/moves", body).status());
      }
      var statuses = together(calls);
      assertThat(statuses).containsOnlyOnce(200);
      assertThat(ben.state(table).path("seq").asInt()).isEqualTo(seq + 1);
    }
  }

  @Test
  void aListenerHearsOfMovesMadeElsewhere() {
    var ann = new Person(first.port());
    var table = ann.create("me", "open");
    var ben = new Person(second.port());
    ben.sit(table, 1, "Ben").ok();
    var listener = ben.listen(table, 0);
    ann.post("/api/tables/" + table + "/start").ok();
    listener.await(state -> state.path("phase").asText().equals("running"));
    ann.play(table, new Random(1), 1);
    int seq = ann.state(table).path("seq").asInt();
    listener.await(state -> state.path("seq").asInt() == seq);
  }

  @Test
  void aPersonConnectedElsewhereIsSeenAndNotReplaced() {
    var ann = new Person(first.port());
    var table = ann.create("me", "open");
    var ben = new Person(second.port());
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var bens = ben.listen(table, 0);
    var anns = ann.listen(table, 0);
    anns.await(state -> state.path("seats").get(1).path("connected").asBoolean());
    ann.bot(table, 1, "random").refused("conflict");
    bens.close();
    anns.await(state -> !state.path("seats").get(1).path("connected").asBoolean());
    ann.bot(table, 1, "random").ok();
  }

  @Test
  void aWholeGameOverBothServersWithABot() {
    var ann = new Person(first.port());
    var table = ann.create("me", "greedy");
    var random = new Random(2);
    while (ann.play(table, random, 1) == 1) {
      ann.at(random.nextBoolean() ? first.port() : second.port());
    }
    var record = RecordText.read(ann.get("/api/tables/" + table + "/record").ok().text());
    Replay.verify(Shelf.installed().get("splendor"), record);
  }

  @Test
  void whenAServerStopsTheOtherPlaysItsBots() {
    var ann = new Person(first.port());
    var table = ann.create("me", "greedy");
    var listener = ann.at(second.port()).listen(table, 0);
    listener.await(state -> state.path("phase").asText().equals("running"));
    first.close();
    assertThat(ann.play(table, new Random(3), 3)).isEqualTo(3);
    ann.awaitTurn(table);
  }

  private static <T> List<T> together(List<Callable<T>> calls)
      throws InterruptedException, ExecutionException {
    var answers = new ArrayList<T>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<T> future : threads.invokeAll(calls)) answers.add(future.get());
    }
    return answers;
  }
}
