package sixstones.spark;

/** Tells how long a cluster took, which a report of added up seconds doesn't. */
final class Stopwatch {

  private final long start = System.nanoTime();

  /**
   * On standard error, so that what is printed for programs stays as it is.
   *
   * @param played what this run has played
   * @param asked what was asked for
   */
  void tell(long played, long asked, String of, String folder) {
    double seconds = (System.nanoTime() - start) / 1e9;
    System.err.printf(
        "%,d of %,d %s played in %.1f s (%,.0f/s): %s%n",
        played, asked, of, seconds, played / seconds, folder);
  }
}
