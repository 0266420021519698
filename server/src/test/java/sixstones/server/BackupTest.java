package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Backup;

/** What was backed up while it was in use can be brought back, to either kind of database. */
final class BackupTest {

  @TempDir Path here;
  @TempDir Path there;

  @ParameterizedTest
  @CsvSource({"SQLITE, SQLITE", "SQLITE, POSTGRES", "POSTGRES, SQLITE", "POSTGRES, POSTGRES"})
  void aGameGoesOnFromABackup(Databases.Kind from, Databases.Kind to) throws IOException {
    var file = there.resolve("all.backup");
    var database = from.fresh(here);
    Person ann;
    String table;
    JsonNode before;
    try (var server = Server.start(Settings.local(0, database), Shelf.installed())) {
      ann = new Person(server.port());
      table = ann.create("me", "open");
      var ben = new Person(server.port());
      ben.sit(table, 1, "Ben").ok();
      ann.post("/api/tables/" + table + "/start").ok();
      var random = new SplittableRandom(1);
      for (int i = 0; i < 5; i++) {
        var mover = ann.state(table).path("choice").isNull() ? ben : ann;
        assertThat(mover.play(table, random, 1)).isEqualTo(1);
      }
      before = ann.state(table);
      Backup.write(database, file);
    }
    var restored = to.fresh(Files.createDirectory(there.resolve("data")));
    Backup.restore(file, restored);
    try (var server = Server.start(Settings.local(0, restored), Shelf.installed())) {
      ann.at(server.port());
      var after = ann.state(table);
      for (var part : List.of("seq", "view", "choice", "seats")) {
        assertThat(after.path(part)).as(part).isEqualTo(before.path(part));
      }
      assertThat(after.path("phase").asText()).isEqualTo("running");
    }
    assertThatThrownBy(() -> Backup.restore(file, restored))
        .hasMessage("The database holds tables already.");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNoDatabaseOfOursIsRefused(Databases.Kind kind) throws IOException {
    var file = there.resolve("all.backup");
    assertThatThrownBy(() -> Backup.write(kind.fresh(here), file))
        .hasMessage("There are no tables in this database.");
    assertThat(file).doesNotExist();
    Files.write(file, List.of("no database"));
    assertThatThrownBy(() -> Backup.write(kind.fresh(here), file)).hasMessageContaining("already");
    var empty = kind.fresh(here);
    assertThatThrownBy(() -> Backup.restore(file, empty))
        .hasMessageStartingWith("The backup can't be read: ");
  }
}
