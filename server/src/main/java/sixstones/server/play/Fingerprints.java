package sixstones.server.play;

import java.util.HexFormat;
import sixstones.engine.Position;

/** Fingerprints as the log keeps them. */
final class Fingerprints {

  /** Earlier versions wrote a hash of the position's text, which nothing can be compared with. */
  private static final int OLD_LENGTH = 24;

  private Fingerprints() {}

  static String write(Position<?, ?> position) {
    return HexFormat.of().toHexDigits(position.fingerprint());
  }

  static boolean fits(String written, Position<?, ?> position) {
    return written.length() == OLD_LENGTH || written.equals(write(position));
  }
}
