package sixstones.lab.threads;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/** Numbered pieces of work; workers take them from the pile until nothing is left. */
public final class Pile {

  private final long to;
  private final int handful;
  private final LongConsumer progress;
  private final AtomicLong next;
  private final AtomicLong done = new AtomicLong();

  private Pile(long from, long to, int handful, LongConsumer progress) {
    this.to = to;
    this.handful = handful;
    this.progress = progress;
    next = new AtomicLong(from);
  }

  /**
   * Pieces 0 to {@code count - 1}, taken one by one.
   *
   * @param progress told how many are done
   */
  public static Pile of(long count, LongConsumer progress) {
    return new Pile(0, count, 1, progress);
  }

  /** Pieces {@code from} to {@code to - 1}, so small that one takes a handful at once. */
  public static Pile ofSmall(long from, long to, int handful, LongConsumer progress) {
    return new Pile(from, to, handful, progress);
  }

  /** What one worker does: to be called by each of them. */
  public void each(LongConsumer work) {
    for (long first = take(); first < to; first = take()) {
      long end = Math.min(first + handful, to);
      for (long n = first; n < end; n++) work.accept(n);
      progress.accept(done.addAndGet(end - first));
    }
  }

  private long take() {
    return next.getAndAdd(handful);
  }
}
