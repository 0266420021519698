package sixstones.server;

import java.nio.file.Path;

final class SqliteTableLifeTest extends TableLife {

  @Override
  String database(Path directory) {
    return Databases.sqlite(directory);
  }
}
