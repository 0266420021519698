package sixstones.games.united.effects;

import java.util.Locale;
import sixstones.engine.text.Lookup;

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
    return Lookup.among(
        values(), one -> one.name().toLowerCase(Locale.ROOT), id, "nothing is counted as");
  }
}
