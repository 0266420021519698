package sixstones.server.tables;

import java.util.Locale;

/** How far a table is. */
public enum Phase {
  WAITING,
  RUNNING,
  OVER,
  /** Its log does not replay under the present rules; its people must agree to go on. */
  FROZEN;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
