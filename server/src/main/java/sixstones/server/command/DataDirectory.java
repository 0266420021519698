package sixstones.server.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sixstones.server.settings.Settings;

/** Where the tables are kept when nobody names a database. */
final class DataDirectory {

  private DataDirectory() {}

  /**
   * The address of the SQLite file in a directory, which is made if need be.
   *
   * @throws IllegalArgumentException if it can't be
   */
  static String database(Path directory) {
    try {
      return Settings.sqlite(Files.createDirectories(directory));
    } catch (IOException e) {
      throw new IllegalArgumentException("The directory " + directory + " can't be made.", e);
    }
  }
}
