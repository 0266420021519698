package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Shapes;

/**
 * Databases that earlier versions of the program have left, one of every shape. Each is opened as
 * if its host had just installed the present version.
 */
final class GoldenDatabasesTest {

  @TempDir Path directory;

  /** Every shape before the present one, on both kinds of database. */
  static Stream<Arguments> earlierShapes() {
    return IntStream.range(1, Shapes.latest())
        .boxed()
        .flatMap(
            shape -> Stream.of(Databases.Kind.values()).map(kind -> Arguments.of(shape, kind)));
  }

  @ParameterizedTest
  @MethodSource("earlierShapes")
  void everyTableOpensAndGoesOn(int shape, Databases.Kind kind) throws IOException {
    var database = unpacked(shape, kind);
    var before = tables(database);
    assertThat(before).hasSizeGreaterThanOrEqualTo(8);
    var seqs = before.stream().map(table -> seq(database, table)).toList();
    try (var server = Server.start(Settings.local(0, database), Shelf.installed())) {
      var ann = new Person(server.port(), GoldenMaker.ANN);
      var ben = new Person(server.port(), GoldenMaker.BEN);
      for (int i = 0; i < before.size(); i++) {
        var table = before.get(i);
        var state = ann.state(table);
        assertThat(state.path("seq").asInt()).as(table).isEqualTo(seqs.get(i));
        switch (state.path("phase").asText()) {
          case "waiting" -> ben.sit(table, 1, "Ben").ok();
          case "running" -> {
            isAsItsLogTells(state, ann);
            goesOn(table, ann, ben);
          }
          case "over" -> {
            isAsItsLogTells(state, ann);
            ann.post("/api/tables/" + table + "/rematch").ok();
          }
          case "frozen" -> thaws(shape, state, ann, ben);
          default -> throw new AssertionError(state.path("phase"));
        }
      }
      assertThat(ann.get("/api/tables/mine").ok().json())
          .hasSizeGreaterThanOrEqualTo(before.size());
      assertThat(ann.get("/api/me/results").ok().json()).isNotEmpty();
    }
  }

  /** A table that is opened from a snapshot is where the replay of its whole log leads. */
  private static void isAsItsLogTells(JsonNode state, Person ann) {
    var path = "/api/tables/" + state.path("table").asText() + "/replay?as=0";
    int steps = ann.get(path).ok().json().path("steps").asInt();
    var last = ann.get(path + "&step=" + steps).ok().json();
    assertThat(state.path("view")).isEqualTo(last.path("view"));
  }

  private static void goesOn(String table, Person ann, Person ben) {
    if (ben.state(table).path("seats").get(1).path("absent").asBoolean()) {
      ben.seat(table, 1, "return").ok();
    }
    var random = new Random(1);
    for (int move = 0; move < 3; move++) {
      var mover = Waiting.until(() -> mover(table, ann, ben), Optional::isPresent).orElseThrow();
      assertThat(mover.play(table, random, 1)).isEqualTo(1);
    }
  }

  private static Optional<Person> mover(String table, Person ann, Person ben) {
    return Stream.of(ann, ben)
        .filter(person -> !person.state(table).path("choice").isNull())
        .findFirst();
  }

  /** Only a table of other rules is frozen, and it goes on when its people want that. */
  private static void thaws(int shape, JsonNode frozen, Person ann, Person ben) {
    var table = frozen.path("table").asText();
    assertThat(frozen.path("rulesVersion").asInt())
        .isLessThan(frozen.path("frozen").path("rulesVersion").asInt());
    var asked = ann.post("/api/tables/" + table + "/continue");
    if (shape == 1 && frozen.path("game").asText().equals("united")) {
      // Its texts were no format yet that anybody has promised to read.
      assertThat(asked.refused("conflict").text()).contains("unreadable-table");
      return;
    }
    asked.ok();
    // Where a bot stands in for Ben, Ann agrees alone.
    if (ann.state(table).path("phase").asText().equals("frozen")) {
      ben.post("/api/tables/" + table + "/continue").ok();
    }
    assertThat(ann.state(table).path("phase").asText()).isEqualTo("running");
    goesOn(table, ann, ben);
  }

  private String unpacked(int shape, Databases.Kind kind) throws IOException {
    var file = directory.resolve("sixstones.db");
    try (var golden =
        GoldenDatabasesTest.class.getResourceAsStream("/golden/V" + shape + ".db.gz")) {
      assertThat(golden).as("the golden database of shape %s", shape).isNotNull();
      Files.copy(new GZIPInputStream(golden), file);
    }
    return switch (kind) {
      case SQLITE -> Databases.sqlite(directory);
      case POSTGRES -> {
        var url = Databases.postgres();
        Shapes.carry(file, url);
        yield url;
      }
    };
  }

  private static List<String> tables(String database) {
    return Jdbi.create(database)
        .withHandle(
            handle -> handle.createQuery("select id from tables").mapTo(String.class).list());
  }

  private static int seq(String database, String table) {
    return Jdbi.create(database)
        .withHandle(
            handle ->
                handle
                    .createQuery("select max(seq) from entries where table_id = :table")
                    .bind("table", table)
                    .mapTo(Integer.class)
                    .one());
  }
}
