package sixstones.server.storage;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Tells a key that is taken already from every other failure. */
final class Duplicates {

  private static final String UNIQUE_VIOLATION = "23505";

  private Duplicates() {}

  static boolean isOne(Throwable failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteException sqlite) {
        return sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY
            || sqlite.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE;
      }
      if (cause instanceof SQLException sql) return UNIQUE_VIOLATION.equals(sql.getSQLState());
    }
    return false;
  }
}
