package sixstones.server.storage;

import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** Brings a database to the present shape. */
final class Migrations {

  private Migrations() {}

  static void run(DataSource source) {
    Flyway.configure()
        .dataSource(source)
        .locations("classpath:sixstones/server/migrations")
        .load()
        .migrate();
  }
}
