package sixstones.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import sixstones.server.settings.Settings;

/** Fresh databases of both kinds. */
final class Databases {

  /** Every kind there is. */
  enum Kind {
    SQLITE,
    POSTGRES;

    String fresh(Path directory) {
      return switch (this) {
        case SQLITE -> sqlite(directory);
        case POSTGRES -> postgres();
      };
    }
  }

  private static final AtomicInteger COUNT = new AtomicInteger();

  private Databases() {}

  /** One PostgreSQL for all tests of a run; it stops with the process. */
  private static final class Holder {
    static final EmbeddedPostgres POSTGRES = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.builder().start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  static String sqlite(Path directory) {
    return Settings.sqlite(directory);
  }

  static String postgres() {
    var name = "test" + COUNT.incrementAndGet();
    try (var connection = Holder.POSTGRES.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return Holder.POSTGRES.getJdbcUrl("postgres", name);
  }

  /** A line to the PostgreSQL of this run. */
  static Wire wire() {
    return new Wire(Holder.POSTGRES.getPort());
  }

  /** The address of a database as it is reached by a line. */
  static String over(Wire wire, String database) {
    return database.replace(":" + Holder.POSTGRES.getPort() + "/", ":" + wire.port() + "/");
  }
}
