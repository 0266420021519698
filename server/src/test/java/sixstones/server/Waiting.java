package sixstones.server;

import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Waits for what other threads and processes bring about. */
final class Waiting {

  private static final long PATIENCE = Duration.ofSeconds(30).toNanos();

  private Waiting() {}

  static <T> T until(Supplier<T> look, Predicate<T> good) {
    long end = System.nanoTime() + PATIENCE;
    while (true) {
      var seen = look.get();
      if (good.test(seen)) return seen;
      if (System.nanoTime() > end)
        throw new AssertionError("waited in vain; last: " + shortened(String.valueOf(seen)));
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static String shortened(String text) {
    return text.length() < 300 ? text : text.substring(0, 300) + "…";
  }
}
