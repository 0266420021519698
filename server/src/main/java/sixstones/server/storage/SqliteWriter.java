package sixstones.server.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes. What comes while the disk is busy waits together and is committed
 * together, since the disk takes as long for many as for one; each piece is written whole or not at
 * all, and answered when it is on the disk.
 */
final class SqliteWriter implements AutoCloseable {

  private static final int MOST_AT_ONCE = 256;
  private static final String PIECE = "piece";

  private final Jdbi jdbi;
  private final BlockingQueue<Piece<?>> waiting = new LinkedBlockingQueue<>();
  private volatile boolean closed;
  private final Thread thread = Thread.ofPlatform().name("sqlite-writer").unstarted(this::run);

  private static final class Piece<T> {

    private final HandleCallback<T, ?> callback;
    private final CompletableFuture<T> done = new CompletableFuture<>();
    private @Nullable T result;
    private @Nullable Exception failure;

    Piece(HandleCallback<T, ?> callback) {
      this.callback = callback;
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
      if (failure == null) done.complete(result);
      else done.completeExceptionally(failure);
    }
  }

  SqliteWriter(Jdbi jdbi) {
    this.jdbi = jdbi;
    thread.start();
  }

  /** Has been committed when it returns. */
  <T> T write(HandleCallback<T, ?> callback) {
    var piece = new Piece<T>(callback);
    waiting.add(piece);
    try {
      return piece.done.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for a commit", e);
    }
  }

  private void run() {
    var together = new ArrayList<Piece<?>>();
    while (!closed || !waiting.isEmpty()) {
      try {
        together.add(waiting.take());
      } catch (InterruptedException _) {
        return;
      }
      waiting.drainTo(together, MOST_AT_ONCE - 1);
      commit(together);
      together.clear();
    }
  }

  private void commit(List<Piece<?>> pieces) {
    try {
      jdbi.useTransaction(handle -> pieces.forEach(piece -> piece.write(handle)));
      pieces.forEach(Piece::answer);
    } catch (RuntimeException e) {
      pieces.forEach(piece -> piece.done.completeExceptionally(e));
    }
  }

  /** Finishes what was begun. */
  @Override
  public void close() {
    closed = true;
    // Wakes the writer, who then finds nothing more to do.
    waiting.add(new Piece<>(_ -> true));
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
