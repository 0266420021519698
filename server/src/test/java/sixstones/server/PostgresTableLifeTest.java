package sixstones.server;

import java.nio.file.Path;

final class PostgresTableLifeTest extends TableLife {

  @Override
  String database(Path directory) {
    return Databases.postgres();
  }
}
