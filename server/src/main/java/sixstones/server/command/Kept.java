package sixstones.server.command;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the tables are kept: the same flags for whoever opens them. */
final class Kept {

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Directory of the SQLite file, ./data by default.")
  private Path data = Path.of("data");

  @Option(
      names = "--db",
      paramLabel = "URL",
      description = "JDBC address of a PostgreSQL database, instead of the SQLite file.")
  private @Nullable String database;

  String database() {
    return database == null ? DataDirectory.database(data) : database;
  }
}
