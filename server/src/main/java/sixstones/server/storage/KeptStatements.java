package sixstones.server.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.DefaultStatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Statements of one connection that are prepared once: the same two are run for every move. Each is
 * lent to one user at a time.
 */
final class KeptStatements extends DefaultStatementBuilder {

  private static final int MOST = 64;

  private final Map<String, PreparedStatement> idle = new HashMap<>();

  @Override
  public PreparedStatement create(Connection connection, String sql, StatementContext context)
      throws SQLException {
    var kept = context.isReturningGeneratedKeys() ? null : idle.remove(sql);
    return kept == null ? super.create(connection, sql, context) : kept;
  }

  @Override
  public void close(Connection connection, String sql, Statement statement) throws SQLException {
    if (statement instanceof PreparedStatement prepared && idle.size() < MOST) {
      prepared.clearParameters();
      if (idle.putIfAbsent(sql, prepared) == null) return;
    }
    super.close(connection, sql, statement);
  }

  @Override
  public void close(Connection connection) {
    idle.values().forEach(KeptStatements::closeQuietly);
    idle.clear();
  }

  private static void closeQuietly(Statement statement) {
    try {
      statement.close();
    } catch (SQLException _) {
      // The connection goes, too.
    }
  }
}
