package sixstones.server.storage;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Listens on a connection of its own. When that is lost, or what it told could not be read, it
 * connects anew and looks at everything.
 */
final class PostgresListener implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PostgresListener.class);
  private static final int POLL_MILLIS = 500;
  private static final int RETRY_MILLIS = 1000;

  private final String url;
  private final Database.Bell bell;
  private final Thread thread = Thread.ofPlatform().daemon().name("listener").unstarted(this::run);
  private volatile boolean closed;

  PostgresListener(String url, Database.Bell bell) {
    this.url = url;
    this.bell = bell;
  }

  void start() {
    thread.start();
  }

  private void run() {
    while (!closed) {
      try (var connection = DriverManager.getConnection(url)) {
        hear(connection);
      } catch (SQLException e) {
        if (closed) return;
        LOG.warn("the database does not answer ({}); trying again", e.getSQLState());
        rest();
      }
    }
  }

  private void hear(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("listen " + PostgresDatabase.CHANGES);
      statement.execute("listen " + PostgresDatabase.ANNOUNCEMENTS);
    }
    tell(bell::missed);
    var postgres = connection.unwrap(PGConnection.class);
    while (!closed) {
      var notifications = postgres.getNotifications(POLL_MILLIS);
      if (notifications == null) continue;
      for (var notification : notifications) pass(notification);
    }
  }

  private void pass(PGNotification notification) throws SQLException {
    var said = notification.getParameter();
    boolean change = notification.getName().equals(PostgresDatabase.CHANGES);
    tell(change ? () -> bell.changed(said) : () -> bell.heard(said));
  }

  private void tell(Runnable news) throws SQLException {
    try {
      news.run();
    } catch (RuntimeException e) {
      if (Database.isBehind(e)) throw new SQLException("what was told could not be read", e);
      // One table that can't be read must not make us deaf for the others.
      if (!closed) LOG.error("a notification was lost ({})", e.getClass().getSimpleName());
    }
  }

  private static void rest() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
  }
}
