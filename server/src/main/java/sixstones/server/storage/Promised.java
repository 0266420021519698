package sixstones.server.storage;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;

/** What one thread waits for while another writes. */
final class Promised<T> {

  private final CompletableFuture<T> done = new CompletableFuture<>();

  void keep(@Nullable T result) {
    done.complete(result);
  }

  void fail(Exception why) {
    done.completeExceptionally(why);
  }

  /** Has been committed when it returns. */
  T await() {
    try {
      return done.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException cause) throw cause;
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for a commit", e);
    }
  }
}
