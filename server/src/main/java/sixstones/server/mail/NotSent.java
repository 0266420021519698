package sixstones.server.mail;

/**
 * A letter was not taken; of the cause only its kind is told, for a message may hold an address.
 */
public final class NotSent extends Exception {

  private static final long serialVersionUID = 1;

  private final boolean byReader;

  NotSent(String kind, boolean byReader) {
    super(kind, null, false, false);
    this.byReader = byReader;
  }

  /** Whether the server is there and takes letters, just not for this reader. */
  boolean isForThisReaderAlone() {
    return byReader;
  }
}
