package sixstones.engine;

/** Seats or options that don't fit a game; the message is for whoever asked. */
public final class BadDeal extends IllegalArgumentException {

  public BadDeal(String message) {
    super(message);
  }
}
