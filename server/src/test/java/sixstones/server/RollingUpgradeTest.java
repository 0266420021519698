package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.archive.Shelf;
import sixstones.engine.record.RecordText;
import sixstones.engine.record.Replay;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Shapes;

/** A process goes on, and can be started again, after a later version has migrated its database. */
final class RollingUpgradeTest {

  /** As a later version might: a column for every table, a table and an index of its own. */
  private static final String LATER =
      """
      alter table tables add column mood text not null default 'calm';
      alter table entries add column device text;
      alter table snapshots add column weather text not null default '';
      alter table summaries add column liked integer not null default 0;
      create table likes (table_id text not null references tables (id), holder text not null);
      create index likes_holder on likes (holder);
      """;

  @ParameterizedTest
  @EnumSource
  void anOlderProcessLosesNothingOnANewerDatabase(
      Databases.Kind kind, @TempDir Path directory, @TempDir Path migrations) throws IOException {
    Files.writeString(migrations.resolve("V999__later.sql"), LATER);
    var database = kind.fresh(directory);
    var random = new Random(5);
    Person ann;
    String table;
    try (var server = Server.start(Settings.local(0, database), Shelf.installed())) {
      ann = new Person(server.port());
      table = ann.create("me", "random");
      ann.play(table, random, 5);
      Shapes.migrateFurther(database, migrations);
      // What the later version writes is its own business.
      change(database, "update tables set mood = 'merry'");
      change(database, "update summaries set liked = 3");
      change(database, "insert into likes select id, 'h' from tables");
      ann.play(table, random, 10);
      ann.create("me", "open");
    }
    try (var server = Server.start(Settings.local(0, database), Shelf.installed())) {
      ann.at(server.port()).play(table, random, 1000);
      var record = RecordText.read(ann.get("/api/tables/" + table + "/record").ok().text());
      Replay.verify(Shelf.installed().get("splendor"), record);
    }
    assertThat(writtenByTheLater(database, table)).isEqualTo("merry 3 h");
  }

  @ParameterizedTest
  @EnumSource
  void aTableWhereALaterVersionHasPlayedOnIsLeftToIt(Databases.Kind kind, @TempDir Path directory) {
    var database = kind.fresh(directory);
    var random = new Random(6);
    Person ann;
    String table;
    String other;
    try (var server = Server.start(Settings.local(0, database), Shelf.installed())) {
      ann = new Person(server.port());
      table = ann.create("me", "random");
      other = ann.create("me", "random");
      ann.play(table, random, 3);
    }
    playOn(database, table);
    int entries = entries(database, table);
    try (var server = Server.start(Settings.local(0, database), Shelf.installed())) {
      ann.at(server.port());
      for (var answer : List.of(ann.get("/api/tables/" + table), ann.move(table, 1, "take"))) {
        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.json().path("error").asText()).isEqualTo("elsewhere");
        assertThat(answer.text()).contains("problem.newer-table");
      }
      // The page comes again, and may then be led to a process that can answer.
      assertThat(ann.listen(table, 0).closingCode()).isEqualTo(1013);
      assertThat(ann.play(other, random, 3)).isEqualTo(3);
      assertThat(ann.get("/api/tables/mine").ok().json()).hasSize(2);
      assertThat(ann.get("/metrics").ok().text()).contains("sixstones_failures_total 0");
    }
    assertThat(entries(database, table)).isEqualTo(entries);
  }

  /** Writes what can happen at a table of a later version alone. */
  private static void playOn(String database, String table) {
    change(
        database,
        """
        insert into entries (table_id, seq, kind, body, at)
        select table_id, max(seq) + 1, 'zeppelin', '', 0 from entries
        where table_id = '%s' group by table_id
        """
            .formatted(table));
  }

  private static int entries(String database, String table) {
    return Jdbi.create(database)
        .withHandle(
            handle ->
                handle
                    .createQuery("select count(*) from entries where table_id = :table")
                    .bind("table", table)
                    .mapTo(Integer.class)
                    .one());
  }

  private static String writtenByTheLater(String database, String table) {
    return Jdbi.create(database)
        .withHandle(
            handle ->
                handle
                    .createQuery(
                        """
                        select mood || ' ' || liked || ' ' || holder
                        from tables join summaries s on s.table_id = id
                        join likes l on l.table_id = id where id = :table
                        """)
                    .bind("table", table)
                    .mapTo(String.class)
                    .one());
  }

  private static void change(String database, String sql) {
    Jdbi.create(database).useHandle(handle -> handle.execute(sql));
  }
}
