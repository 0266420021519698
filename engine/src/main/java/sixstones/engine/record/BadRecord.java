package sixstones.engine.record;

/** A record that can't be read or does not replay; the message says where and why. */
public final class BadRecord extends IllegalArgumentException {

  public BadRecord(String problem) {
    super(problem);
  }

  public BadRecord(int line, String problem) {
    super("line " + line + ": " + problem);
  }
}
