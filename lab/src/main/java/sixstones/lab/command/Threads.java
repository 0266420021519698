package sixstones.lab.command;

import picocli.CommandLine.Option;

/** How many cores of this machine play. */
final class Threads {

  @Option(names = "--threads", paramLabel = "T", description = "Default: all cores.")
  private int threads = Runtime.getRuntime().availableProcessors();

  int count() {
    Usage.check(threads > 0, "--threads is at least 1.");
    return threads;
  }
}
