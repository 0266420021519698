package sixstones.server.storage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/**
 * All tables of a database in one file, which is an SQLite database whatever kind they come from:
 * so a backup of one kind can be brought back to the other.
 */
public final class Backup {

  private Backup() {}

  /**
   * Writes a new file, from one moment of a database that may be in use.
   *
   * @throws IllegalArgumentException if that can't be done; the message says why
   */
  public static void write(String url, Path file) {
    if (Files.exists(file)) throw refused("There is a file " + file + " already.");
    try (var from = open(url)) {
      if (Rows.shape(from) == 0) throw refused("There are no tables in this database.");
      if (url.startsWith(SqliteDatabase.URL)) {
        copy(from, file);
      } else {
        collect(from, file);
      }
    } catch (SQLException e) {
      throw new IllegalArgumentException("The backup failed: " + e.getMessage(), e);
    }
  }

  /**
   * Brings the tables of a backup into an empty database.
   *
   * @throws IllegalArgumentException if that can't be done; nothing has changed then
   */
  public static void restore(Path file, String url) {
    if (!Files.isReadable(file)) throw refused("There is no file " + file + ".");
    var draft = draft(file);
    try (var _ = SoleUse.of(url)) {
      mustBeOurs(draft);
      // An older version may have written it: the draft is brought to the present shape, not the
      // file.
      migrated(SqliteDatabase.URL + draft);
      migrated(url);
      try (var from = open(SqliteDatabase.URL + draft);
          var to = open(url)) {
        if (!Rows.isEmpty(to)) throw refused("The database holds tables already.");
        Rows.carry(from, to);
      }
    } catch (SQLException e) {
      throw new IllegalArgumentException("The backup can't be read: " + e.getMessage(), e);
    } finally {
      remove(draft);
    }
  }

  private static void mustBeOurs(Path file) throws SQLException {
    try (var from = open(SqliteDatabase.URL + file)) {
      if (Rows.shape(from) == 0) throw refused("There are no tables in this backup.");
    }
  }

  private static void copy(Connection from, Path file) throws SQLException {
    try (var statement = from.prepareStatement("vacuum into ?")) {
      statement.setString(1, file.toString());
      statement.execute();
    }
  }

  private static void collect(Connection from, Path file) throws SQLException {
    from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    migrated(SqliteDatabase.URL + file);
    try (var to = open(SqliteDatabase.URL + file)) {
      if (Rows.shape(from) == Rows.shape(to)) {
        Rows.carry(from, to);
        return;
      }
    }
    remove(file);
    throw refused("The database is of another version: back it up with the program that uses it.");
  }

  private static void migrated(String url) {
    Database.open(url).close();
  }

  private static Connection open(String url) throws SQLException {
    return DriverManager.getConnection(url);
  }

  private static Path draft(Path file) {
    try {
      return Files.copy(
          file, Files.createTempFile("sixstones", ".db"), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void remove(Path file) {
    try {
      for (var ending : new String[] {"", "-wal", "-shm"}) {
        Files.deleteIfExists(file.resolveSibling(file.getFileName() + ending));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static IllegalArgumentException refused(String why) {
    return new IllegalArgumentException(why);
  }
}
