package sixstones.server.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Carries all rows from one database to another of the same shape, whatever kind they are of. */
final class Rows {

  private static final int BATCH = 1_000;

  /** What all others refer to, so it goes first. */
  private static final String FIRST = "tables";

  private static final String HISTORY = "flyway_schema_history";

  private final Connection from;
  private final Connection to;

  private Rows(Connection from, Connection to) {
    this.from = from;
    this.to = to;
  }

  /** Everything or nothing: it is committed at the end. */
  static void carry(Connection from, Connection to) throws SQLException {
    from.setAutoCommit(false);
    to.setAutoCommit(false);
    var rows = new Rows(from, to);
    for (var part : parts(from)) rows.carry(part);
    to.commit();
  }

  /** The number of the shape that a database was brought to; 0 if it never was ours. */
  static int shape(Connection connection) throws SQLException {
    if (!names(connection).contains(HISTORY)) return 0;
    try (var statement = connection.createStatement();
        var found = statement.executeQuery("select count(*) from " + HISTORY + " where success")) {
      found.next();
      return found.getInt(1);
    }
  }

  static boolean isEmpty(Connection connection) throws SQLException {
    try (var statement = connection.createStatement();
        var found = statement.executeQuery("select 1 from " + FIRST + " limit 1")) {
      return !found.next();
    }
  }

  private static List<String> parts(Connection connection) throws SQLException {
    var parts = names(connection);
    parts.remove(HISTORY);
    parts.remove(FIRST);
    Collections.sort(parts);
    parts.addFirst(FIRST);
    return parts;
  }

  private static List<String> names(Connection connection) throws SQLException {
    var names = new ArrayList<String>();
    var kinds = new String[] {"TABLE"};
    try (var found =
        connection
            .getMetaData()
            .getTables(connection.getCatalog(), connection.getSchema(), "%", kinds)) {
      while (found.next()) names.add(found.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
    }
    names.removeIf(name -> name.startsWith("sqlite_"));
    return names;
  }

  private void carry(String part) throws SQLException {
    try (var statement = from.createStatement()) {
      statement.setFetchSize(BATCH);
      try (var row = statement.executeQuery("select * from " + part)) {
        var columns = new ArrayList<String>();
        for (int i = 1; i <= row.getMetaData().getColumnCount(); i++) {
          columns.add(row.getMetaData().getColumnName(i));
        }
        try (var insert = to.prepareStatement(insertion(part, columns))) {
          int waiting = 0;
          while (row.next()) {
            for (int i = 1; i <= columns.size(); i++) insert.setObject(i, row.getObject(i));
            insert.addBatch();
            if (++waiting % BATCH == 0) insert.executeBatch();
          }
          insert.executeBatch();
        }
      }
    }
  }

  private static String insertion(String part, List<String> columns) {
    return "insert into %s (%s) values (%s)"
        .formatted(
            part,
            String.join(", ", columns),
            String.join(", ", Collections.nCopies(columns.size(), "?")));
  }
}
