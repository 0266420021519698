package sixstones.testkit;

/**
 * How many of the usual random games are played, in per cent of the system property {@code
 * sixstones.laws.share}: mutation tests can't afford all, a long night can afford more.
 */
public final class Share {

  private static final int PER_CENT = Integer.getInteger("sixstones.laws.share", 100);

  private Share() {}

  public static int of(int usual, int fewest) {
    return Math.max(fewest, usual * PER_CENT / 100);
  }
}
