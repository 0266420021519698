package sixstones.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;

/**
 * A file beside the program. One thread writes, anybody reads; every commit is on the disk before
 * it is acknowledged.
 */
final class SqliteDatabase implements Database {

  static final String URL = "jdbc:sqlite:";

  private static final int READERS = 4;

  private final HikariDataSource source;
  private final Jdbi jdbi;
  private final SqliteWriter writer;

  SqliteDatabase(String url) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(READERS + 1);
    config.addDataSourceProperty("journal_mode", "WAL");
    config.addDataSourceProperty("synchronous", "FULL");
    config.addDataSourceProperty("busy_timeout", "10000");
    config.addDataSourceProperty("foreign_keys", "true");
    config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
    source = new HikariDataSource(config);
    Migrations.run(source);
    jdbi = Jdbi.create(source);
    writer = new SqliteWriter(Jdbi.create(source));
  }

  @Override
  public Jdbi jdbi() {
    return jdbi;
  }

  @Override
  public <T, X extends Exception> T write(HandleCallback<T, X> work) throws X {
    return writer.write(work);
  }

  @Override
  public boolean append(Storage.Page page) {
    return writeUnlessTaken(handle -> Pages.write(handle, List.of(page)));
  }

  /** There is no other process. */
  @Override
  public void ring(Handle handle, List<Storage.Page> pages) {}

  @Override
  public boolean isShared() {
    return false;
  }

  @Override
  public void listen(Bell bell) {}

  @Override
  public void announce(String message) {}

  @Override
  public void close() {
    writer.close();
    source.close();
  }
}
