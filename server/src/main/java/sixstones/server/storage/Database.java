package sixstones.server.storage;

import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;

/** A database that holds the log. What both kinds understand is written in SQL once. */
public sealed interface Database extends AutoCloseable permits SqliteDatabase, PostgresDatabase {

  Jdbi jdbi();

  /** Runs a transaction that writes; has been committed when it returns. */
  <T, X extends Exception> T write(HandleCallback<T, X> work) throws X;

  /** Tells the other processes, inside the writing transaction, that a table has gone on. */
  void ring(org.jdbi.v3.core.Handle handle, String table);

  /** Whether other processes may write to it. */
  boolean isShared();

  /** Whoever wants to hear of tables that other processes have changed. */
  void listen(Bell bell);

  @Override
  void close();

  /** Hears of changes by other processes. */
  interface Bell {

    void changed(String table);

    /** Something may have been missed: everything may have changed. */
    void missed();
  }

  /** Opens and migrates the database at a JDBC address. */
  static Database open(String url) {
    return url.startsWith("jdbc:sqlite:") ? new SqliteDatabase(url) : new PostgresDatabase(url);
  }
}
