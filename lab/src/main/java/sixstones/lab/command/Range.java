package sixstones.lab.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which of all numbered games or deals are played. */
final class Range {

  @Option(
      names = "--from",
      paramLabel = "A",
      defaultValue = "0",
      description = "The number of the first one; default ${DEFAULT-VALUE}.")
  private long from;

  @Option(
      names = "--to",
      paramLabel = "B",
      description = "The number after the last one, instead of how many.")
  private @Nullable Long to;

  long from() {
    return from;
  }

  /**
   * The number after the last one.
   *
   * @param count how many if no end was told
   */
  long to(long count) {
    long end = to == null ? from + count : to;
    Usage.check(from >= 0 && end > from, "--from is at least 0, and at least one game follows it.");
    return end;
  }
}
