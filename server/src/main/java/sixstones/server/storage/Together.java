package sixstones.server.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * One thread that does together what came while it was busy, since a disk takes as long for many as
 * for one.
 *
 * @param <T> what is to be done
 */
final class Together<T> implements AutoCloseable {

  private static final int MOST_AT_ONCE = 256;

  /**
   * Where much is going on, so long passes from one beginning to the next: what comes meanwhile
   * shares the cost, and nobody notices. Who comes alone waits for nobody.
   */
  private static final long BREATH = TimeUnit.MILLISECONDS.toNanos(2);

  /** Nothing wakes the thread when it is to end. */
  private final BlockingQueue<Optional<T>> waiting = new LinkedBlockingQueue<>();

  private final Consumer<List<T>> work;
  private final Thread thread;
  private volatile boolean closed;

  Together(String name, Consumer<List<T>> work) {
    this.work = work;
    thread = Thread.ofPlatform().name(name).start(this::run);
  }

  void add(T piece) {
    waiting.add(Optional.of(piece));
  }

  private void run() {
    var together = new ArrayList<Optional<T>>();
    long began = System.nanoTime() - BREATH;
    while (!closed || !waiting.isEmpty()) {
      try {
        together.add(waiting.take());
        TimeUnit.NANOSECONDS.sleep(began + BREATH - System.nanoTime());
      } catch (InterruptedException _) {
        return;
      }
      began = System.nanoTime();
      waiting.drainTo(together, MOST_AT_ONCE - 1);
      var pieces = together.stream().flatMap(Optional::stream).toList();
      if (!pieces.isEmpty()) work.accept(pieces);
      together.clear();
    }
  }

  /** Finishes what was begun. */
  @Override
  public void close() {
    closed = true;
    waiting.add(Optional.empty());
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
