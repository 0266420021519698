package sixstones.server.storage;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. What comes while the disk is busy is committed together; each piece
 * is written whole or not at all, and answered when it is on the disk.
 */
final class SqliteWriter implements AutoCloseable {

  private static final String PIECE = "piece";

  private final Jdbi jdbi;
  private final Together<Piece<?>> pieces;
  private @Nullable Handle kept;

  private static final class Piece<T> {

    private final HandleCallback<T, ?> callback;
    private final Promised<T> done = new Promised<>();
    private @Nullable T result;
    private @Nullable Exception failure;

    Piece(HandleCallback<T, ?> callback) {
      this.callback = callback;
    }

    void writeAlone(Handle handle) throws Exception {
      result = handle.inTransaction(callback);
    }

    void write(Handle handle) {
      handle.savepoint(PIECE);
      try {
        result = callback.withHandle(handle);
        handle.releaseSavepoint(PIECE);
      } catch (Exception e) {
        failure = e;
        handle.rollbackToSavepoint(PIECE);
      }
    }

    void answer() {
      if (failure == null) done.keep(result);
      else done.fail(failure);
    }
  }

  /**
   * @param jdbi for the writer alone
   */
  SqliteWriter(Jdbi jdbi) {
    this.jdbi = jdbi;
    jdbi.setStatementBuilderFactory(_ -> new KeptStatements());
    pieces = new Together<>("sqlite-writer", this::commit);
  }

  /** Has been committed when it returns. */
  <T> T write(HandleCallback<T, ?> callback) {
    var piece = new Piece<T>(callback);
    pieces.add(piece);
    return piece.done.await();
  }

  private void commit(List<Piece<?>> together) {
    try {
      var handle = handle();
      if (together.size() == 1) together.getFirst().writeAlone(handle);
      else handle.useTransaction(_ -> together.forEach(piece -> piece.write(handle)));
      together.forEach(Piece::answer);
    } catch (Exception e) {
      // The next ones get another connection, should it have been this one's fault.
      letGo();
      together.forEach(piece -> piece.done.fail(e));
    }
  }

  private Handle handle() {
    if (kept == null) kept = jdbi.open();
    return kept;
  }

  private void letGo() {
    if (kept == null) return;
    kept.close();
    kept = null;
  }

  /** Finishes what was begun. */
  @Override
  public void close() {
    pieces.close();
    letGo();
  }
}
