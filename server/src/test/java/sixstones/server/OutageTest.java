package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.engine.Options;
import sixstones.engine.chance.Seed;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.server.storage.Database;
import sixstones.server.storage.Storage;
import sixstones.server.tables.Act;
import sixstones.server.tables.Decision;
import sixstones.server.tables.NewTable;
import sixstones.server.tables.Persona;
import sixstones.server.tables.Table;
import sixstones.server.tables.TableHead;
import sixstones.server.tables.Tables;
import sixstones.server.tables.Visibility;

/** A process dies, or its database is away: the others go on, and so does it afterwards. */
final class OutageTest {

  private static final int AWAY_SECONDS = 10;

  private static Processes processes;

  @BeforeAll
  static void start(@TempDir Path directory) {
    processes = new Processes(directory.resolve("servers.log"));
  }

  @AfterAll
  static void stop() {
    processes.close();
  }

  @Test
  void aBotIsTakenOverByTheOtherProcessThoughNobodyLooks() {
    var ann = new Person(processes.port(0));
    var tables = new ArrayList<String>();
    for (int i = 0; i < 5; i++) tables.add(ann.create("me", "hard"));
    for (var table : tables) ann.play(table, new Random(1), 1);
    processes.kill(0);
    long died = System.nanoTime();
    // The log alone is asked, for a look at the table would wake the bot.
    for (var table : tables) {
      var lines =
          Waiting.until(
              () -> Logged.of(processes.database(), table).lines(),
              log -> log.getLast().seat() == 1 && log.getLast().kind().equals("move"));
      assertThat(lines.getLast().seq()).isEqualTo(lines.size());
    }
    System.out.printf("taken over within %d ms%n", millisSince(died));
    ann.at(processes.port(1)).play(tables.getFirst(), new Random(2), 1000);
    var record = ann.get("/api/tables/" + tables.getFirst() + "/record").ok().text();
    Replay.verify(Shelf.installed().get("splendor"), RecordText.read(record));
    processes.start(0);
  }

  @Test
  void aDatabaseThatIsAwayForTenSecondsIsSurvived() throws Exception {
    var ann = new Person(processes.port(0));
    var ben = new Person(processes.port(1));
    var table = ann.create("me", "open", "random");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var listener = ben.listen(table, 0);
    play(table, ann, ben, 4);
    int before = ann.state(table).path("seq").asInt();
    for (int i = 0; i < Processes.COUNT; i++) processes.wire(i).die();
    TimeUnit.SECONDS.sleep(AWAY_SECONDS);
    for (int i = 0; i < Processes.COUNT; i++) processes.wire(i).revive();
    long back = System.nanoTime();
    assertThat(ann.state(table).path("seq").asInt()).isGreaterThanOrEqualTo(before);
    play(table, ann, ben, 4);
    int seq = ann.state(table).path("seq").asInt();
    listener.await(state -> state.path("seq").asInt() >= seq);
    System.out.printf("played on within %d ms after it was back%n", millisSince(back));
  }

  private static void play(String table, Person ann, Person ben, int moves) {
    var random = new Random(3);
    for (int move = 0; move < moves; move++) {
      var mover =
          Waiting.until(
              () ->
                  List.of(ann, ben).stream()
                      .filter(person -> !person.state(table).path("choice").isNull())
                      .toList(),
              people -> !people.isEmpty());
      mover.getFirst().play(table, random, 1);
    }
  }

  @Test
  void aFriendAtTheOtherProcessSeesAMove() {
    var ann = new Person(processes.port(0));
    var ben = new Person(processes.port(1));
    var table = ann.create("me", "open");
    ben.sit(table, 1, "Ben").ok();
    ann.post("/api/tables/" + table + "/start").ok();
    var anns = ann.listen(table, 0);
    var bens = ben.listen(table, 0);
    var waits = new ArrayList<Long>();
    var random = new Random(4);
    for (int move = 0; move < 40; move++) {
      boolean annMoves = !ann.state(table).path("choice").isNull();
      long made = System.nanoTime();
      (annMoves ? ann : ben).play(table, random, 1);
      int seq = ann.state(table).path("seq").asInt();
      (annMoves ? bens : anns).await(state -> state.path("seq").asInt() >= seq);
      waits.add(millisSince(made));
    }
    waits.sort(Long::compare);
    System.out.printf(
        "a move was seen at the other process within %d ms (median), %d ms (most)%n",
        waits.get(waits.size() / 2), waits.getLast());
  }

  @Test
  void whatCouldNotBeWrittenIsShownToNobody() {
    var database = Databases.postgres();
    try (var wire = Databases.wire();
        var storage = new Storage(Database.open(Databases.over(wire, database)))) {
      var tables = new Tables(storage, Shelf.installed());
      var head =
          new TableHead(
              "t",
              "splendor",
              2,
              Options.STANDARD,
              Seed.known(1),
              "a",
              Visibility.LINK,
              true,
              Instant.EPOCH);
      tables.create(new NewTable(head, List.of(new Act.Sit(0, Persona.of("Ann"), "a"))));
      var sit = new Act.Sit(1, Persona.of("Ben"), "b");
      assertThatThrownBy(
              () ->
                  tables.change(
                      "t",
                      _ -> {
                        wire.die();
                        return Decision.of(true, sit);
                      }))
          .isInstanceOf(JdbiException.class);
      wire.revive();
      assertThat(Waiting.until(() -> seq(tables), OptionalInt::isPresent)).hasValue(1);
      tables.change("t", _ -> Decision.of(true, sit));
      assertThat(Logged.of(database, "t").lines()).hasSize(2);
    }
  }

  /** Whoever asks may get one of the connections that are dead. */
  private static OptionalInt seq(Tables tables) {
    try {
      return OptionalInt.of(tables.look("t", Table::seq));
    } catch (JdbiException _) {
      return OptionalInt.empty();
    }
  }

  private static long millisSince(long then) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - then);
  }
}
