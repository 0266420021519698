package sixstones.server.load;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * Lets people move one after the other, so many a second. Safe for many threads. One clock wakes
 * them all: thousands of alarms a second would cost the machine more than their moves do.
 */
final class Turns implements AutoCloseable {

  private final int rate;
  private final Semaphore turns = new Semaphore(0, true);
  private volatile boolean closed;

  /**
   * @param rate 0 for as many as they can
   */
  Turns(int rate) {
    this.rate = rate;
    if (rate > 0) Thread.ofPlatform().daemon().name("turns").start(this::run);
  }

  /** Waits for a turn of one's own. */
  void await() throws InterruptedException {
    if (rate > 0) turns.acquire();
  }

  /** Turns that nobody took are gone: later ones do not come in a heap. */
  private void run() {
    double due = 0;
    long last = System.nanoTime();
    while (!closed) {
      try {
        TimeUnit.MILLISECONDS.sleep(1);
      } catch (InterruptedException _) {
        return;
      }
      long now = System.nanoTime();
      due += (now - last) * (double) rate / TimeUnit.SECONDS.toNanos(1);
      last = now;
      int come = (int) due;
      due -= come;
      turns.release(Math.min(come, turns.getQueueLength()));
    }
  }

  @Override
  public void close() {
    closed = true;
    // Whoever waits still is let go, and finds that it is enough.
    turns.release(turns.getQueueLength());
  }
}
