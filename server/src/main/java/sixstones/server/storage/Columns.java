package sixstones.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Numbers that may be missing, as columns. */
final class Columns {

  private Columns() {}

  static OptionalInt number(ResultSet row, String column) throws SQLException {
    int number = row.getInt(column);
    return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(number);
  }

  static @Nullable Integer orNull(OptionalInt number) {
    return number.isPresent() ? (Integer) number.getAsInt() : null;
  }
}
