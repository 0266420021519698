package sixstones.lab.command;

import java.io.Console;
import java.util.Optional;
import java.util.function.LongConsumer;

/** A bar on the terminal for work that takes longer than two seconds; silent in a pipe. */
public final class Progress implements LongConsumer, AutoCloseable {

  private static final long SILENT = 2_000_000_000L;
  private static final int WIDTH = 40;

  private final long all;
  private final long start = System.nanoTime();
  private final boolean onTerminal = isTerminal();
  private boolean shown;

  public Progress(long all) {
    this.all = all;
  }

  /** Says on a terminal what takes its time where no end can be counted. */
  static void announce(String what) {
    if (isTerminal()) System.err.println(what);
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  @Override
  public synchronized void accept(long done) {
    long elapsed = System.nanoTime() - start;
    if (!onTerminal || elapsed < SILENT || done == 0) return;
    shown = true;
    int full = (int) (WIDTH * done / all);
    long left = elapsed / done * (all - done) / 1_000_000_000L;
    System.err.printf(
        "\r[%s%s] %d of %d, %d s left ",
        "#".repeat(full), "-".repeat(WIDTH - full), done, all, left);
  }

  @Override
  public synchronized void close() {
    if (shown) System.err.print("\r" + " ".repeat(WIDTH + 40) + "\r");
  }
}
