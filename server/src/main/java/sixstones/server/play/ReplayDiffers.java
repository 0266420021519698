package sixstones.server.play;

/** A log that does not lead where it led when it was written. */
public final class ReplayDiffers extends RuntimeException {

  public ReplayDiffers(String where) {
    super(where, null, false, false);
  }
}
