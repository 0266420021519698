package sixstones.server.storage;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;

/** Databases in shapes that are not the present one. */
public final class Shapes {

  private static final String OURS = "classpath:sixstones/server/migrations";

  /** Waits until the older version has written, as ours does; it would be refused otherwise. */
  private static final String PATIENT = "?transaction_mode=IMMEDIATE&busy_timeout=10000";

  private Shapes() {}

  /** The present shape. */
  public static int latest() {
    return Flyway.configure()
        .dataSource("jdbc:sqlite::memory:", "", "")
        .locations(OURS)
        .load()
        .info()
        .all()
        .length;
  }

  /** Carries a database of an earlier shape into an empty one, which gets the same shape. */
  public static void carry(Path sqlite, String url) {
    try (var from = DriverManager.getConnection(SqliteDatabase.URL + sqlite);
        var to = DriverManager.getConnection(url)) {
      Flyway.configure()
          .dataSource(url, null, null)
          .locations(OURS)
          .target(String.valueOf(Rows.shape(from)))
          .load()
          .migrate();
      Rows.carry(from, to);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** Does to a database what a later version might, by a migration of its own. */
  public static void migrateFurther(String url, Path migrations) {
    Flyway.configure()
        .dataSource(url + (url.startsWith(SqliteDatabase.URL) ? PATIENT : ""), null, null)
        .locations(OURS, "filesystem:" + migrations)
        .load()
        .migrate();
  }
}
