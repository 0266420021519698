package sixstones.server.storage;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/** A PostgreSQL server that any number of our processes share. */
final class PostgresDatabase implements Database {

  static final String CHANGES = "sixstones_changes";
  static final String ANNOUNCEMENTS = "sixstones_announcements";

  private static final int CONNECTIONS = 10;

  /** No answer takes so long; the line is dead, and whoever waits at it would wait for good. */
  private static final String SILENT_SECONDS = "30";

  private final String url;
  private final HikariDataSource source;
  private final Jdbi jdbi;
  private final PostgresWriter writer;
  private @Nullable PostgresListener listener;

  PostgresDatabase(String url) {
    this.url = url;
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setMaximumPoolSize(CONNECTIONS);
    config.addDataSourceProperty("socketTimeout", SILENT_SECONDS);
    source = new HikariDataSource(config);
    Migrations.run(patient(url));
    jdbi = Jdbi.create(source);
    writer = new PostgresWriter(this);
  }

  /** A large table may take its time to get a new shape. */
  private static DataSource patient(String url) {
    var source = new PGSimpleDataSource();
    source.setUrl(url);
    return source;
  }

  @Override
  public Jdbi jdbi() {
    return jdbi;
  }

  @Override
  public <T, X extends Exception> T write(HandleCallback<T, X> work) throws X {
    return jdbi.inTransaction(work);
  }

  @Override
  public boolean append(Storage.Page page) {
    return writer.write(page);
  }

  /** Names of tables have no spaces. */
  @Override
  public void ring(Handle handle, List<Storage.Page> pages) {
    handle
        .createQuery(
            "select pg_notify(:channel, name) from unnest(string_to_array(:names, ' ')) name")
        .bind("channel", CHANGES)
        .bind("names", pages.stream().map(Storage.Page::table).collect(Collectors.joining(" ")))
        .mapToMap()
        .list();
  }

  @Override
  public void announce(String message) {
    jdbi.useHandle(handle -> tell(handle, ANNOUNCEMENTS, message));
  }

  private static void tell(Handle handle, String channel, String message) {
    handle
        .createQuery("select pg_notify(:channel, :message)")
        .bind("channel", channel)
        .bind("message", message)
        .mapToMap()
        .list();
  }

  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public void listen(Bell bell) {
    listener = new PostgresListener(url, bell);
    listener.start();
  }

  @Override
  public void close() {
    if (listener != null) listener.close();
    writer.close();
    source.close();
  }
}
