package sixstones.games.united.effects;

import java.util.Locale;

/** What a step has done, counted for the steps after it. */
public enum Deed {
  REMOVED,
  DAMAGED,
  DEFEATED,
  RESCUED,
  SPENT;

  /** Where the count stands in a register of 6 bits each. */
  public int shift() {
    return 6 * ordinal();
  }

  public static Deed named(String id) {
    for (var deed : values()) if (deed.name().toLowerCase(Locale.ROOT).equals(id)) return deed;
    throw new IllegalArgumentException("nothing is counted as \"" + id + "\"");
  }
}
