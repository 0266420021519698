package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
