package sixstones.server.storage;

import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;

/**
 * Writes pages of logs. PostgreSQL commits transactions that ring a bell one after the other, so
 * all pages that wait go into one of them.
 */
final class PostgresWriter implements AutoCloseable {

  private static final String DEADLOCK = "40P01";

  /** One order for all processes, or two of them could wait for each other. */
  private static final Comparator<Piece> ORDER =
      Comparator.comparing(piece -> piece.page().table());

  private final PostgresDatabase database;
  private final Together<Piece> pieces = new Together<>("postgres-writer", this::commit);

  /**
   * @param done false if somebody else has taken one of its numbers
   */
  private record Piece(Storage.Page page, Promised<Boolean> done) {}

  PostgresWriter(PostgresDatabase database) {
    this.database = database;
  }

  /** Has been committed when it returns, unless it returns false. */
  boolean write(Storage.Page page) {
    var piece = new Piece(page, new Promised<>());
    pieces.add(piece);
    return piece.done().await();
  }

  private void commit(List<Piece> waiting) {
    var together = waiting.stream().sorted(ORDER).toList();
    try {
      write(together);
      together.forEach(piece -> piece.done().keep(true));
    } catch (UnableToExecuteStatementException e) {
      if (isOfOne(e)) together.forEach(this::commitAlone);
      else together.forEach(piece -> piece.done().fail(e));
    } catch (RuntimeException e) {
      together.forEach(piece -> piece.done().fail(e));
    }
  }

  private void write(List<Piece> together) {
    var pages = together.stream().map(Piece::page).toList();
    database
        .jdbi()
        .useTransaction(
            handle -> {
              Pages.write(handle, pages);
              database.ring(handle, pages);
            });
  }

  private void commitAlone(Piece piece) {
    try {
      write(List.of(piece));
      piece.done().keep(true);
    } catch (JdbiException e) {
      if (Duplicates.isOne(e)) piece.done().keep(false);
      else piece.done().fail(e);
    }
  }

  /** Whether others of the same transaction may well be written. */
  private static boolean isOfOne(UnableToExecuteStatementException failure) {
    return Duplicates.isOne(failure)
        || failure.getCause() instanceof SQLException sql && DEADLOCK.equals(sql.getSQLState());
  }

  @Override
  public void close() {
    pieces.close();
  }
}
