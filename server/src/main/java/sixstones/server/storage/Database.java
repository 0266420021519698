package sixstones.server.storage;

import com.zaxxer.hikari.pool.HikariPool;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/** A database that holds the log. What both kinds understand is written in SQL once. */
public sealed interface Database extends AutoCloseable permits SqliteDatabase, PostgresDatabase {

  Jdbi jdbi();

  /** Asks one question in SQL. */
  default <T> T ask(String sql, Function<Query, T> question) {
    return jdbi().withHandle(handle -> question.apply(handle.createQuery(sql)));
  }

  /** Runs a transaction that writes; has been committed when it returns. */
  <T, X extends Exception> T write(HandleCallback<T, X> work) throws X;

  /**
   * Runs a transaction that writes under a key of its own.
   *
   * @return false if somebody else has taken the key; nothing is written then
   */
  default boolean writeUnlessTaken(HandleConsumer<RuntimeException> work) {
    try {
      return write(
          handle -> {
            work.useHandle(handle);
            return true;
          });
    } catch (UnableToExecuteStatementException e) {
      if (Duplicates.isOne(e)) return false;
      throw e;
    }
  }

  /**
   * Adds a page to a table's log, and tells the other processes; has been committed when it
   * returns.
   *
   * @return false if somebody else has taken one of the numbers; nothing is written then
   */
  boolean append(Storage.Page page);

  /** Tells the other processes, inside the writing transaction, that tables have gone on. */
  void ring(Handle handle, List<Storage.Page> pages);

  /** Whether other processes may write to it. */
  boolean isShared();

  /** Whether something failed because of the database: it may well go another time. */
  static boolean isBehind(RuntimeException failure) {
    return failure instanceof JdbiException;
  }

  /** Whoever wants to hear of tables that other processes have changed. */
  void listen(Bell bell);

  @Override
  void close();

  /** Tells all processes something that is not worth storing; at most 8,000 bytes. */
  void announce(String message);

  /** Hears of changes by other processes. */
  interface Bell {

    void changed(String table);

    /** Something may have been missed: everything may have changed. */
    void missed();

    /** Somebody has announced something. */
    void heard(String message);
  }

  /**
   * Opens and migrates the database at a JDBC address.
   *
   * @throws IllegalArgumentException if there is none that answers; the address is not repeated,
   *     since a password may be in it
   */
  static Database open(String url) {
    try {
      if (url.startsWith(SqliteDatabase.URL)) return new SqliteDatabase(url);
      if (url.startsWith("jdbc:postgresql:")) return new PostgresDatabase(url);
    } catch (HikariPool.PoolInitializationException e) {
      throw new IllegalArgumentException("The database can't be opened; is its address right?", e);
    }
    throw new IllegalArgumentException("A database is jdbc:postgresql://… or jdbc:sqlite:….");
  }
}
