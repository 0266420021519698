package sixstones.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sixstones.archive.Shelf;
import sixstones.server.settings.Settings;
import sixstones.server.storage.Backup;

/** A second server on an SQLite file would show its people tables that stand still. */
final class SoleUseTest {

  @TempDir Path directory;

  @Test
  void aFileIsServedByOneProcess() {
    var database = Databases.sqlite(directory);
    try (var first = ServerProcess.start(database, directory.resolve("servers.log"))) {
      assertThatThrownBy(() -> server(database))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("Another Six Stones uses the tables in " + directory)
          .hasMessageNotContaining("\n");
      new Person(first.port()).get("/healthz").ok();
    }
    // A kill lets go of it.
    server(database).close();
  }

  @Test
  void whoStopsLetsGoOfIt() {
    var database = Databases.sqlite(directory);
    try (var first = server(database)) {
      assertThat(first.port()).isPositive();
      assertThatThrownBy(() -> server(database)).isInstanceOf(IllegalArgumentException.class);
    }
    server(database).close();
  }

  @Test
  void nothingIsBroughtBackIntoAFileThatIsServed() throws IOException {
    var filled = Databases.sqlite(Files.createDirectory(directory.resolve("filled")));
    var file = directory.resolve("all.backup");
    try (var server = server(filled)) {
      new Person(server.port()).create("me", "open");
      Backup.write(filled, file);
    }
    var empty = Databases.sqlite(Files.createDirectory(directory.resolve("empty")));
    try (var server = server(empty)) {
      assertThatThrownBy(() -> Backup.restore(file, empty))
          .hasMessageContaining("Another Six Stones");
      assertThat(new Person(server.port()).get("/api/tables").json()).isEmpty();
    }
  }

  @Test
  void whereNothingCanBeWrittenThatIsSaid() {
    var database = Databases.sqlite(directory.resolve("not there"));
    assertThatThrownBy(() -> server(database))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("Nothing can be written beside " + directory);
  }

  private static Server server(String database) {
    return Server.start(Settings.local(0, database), Shelf.installed());
  }
}
