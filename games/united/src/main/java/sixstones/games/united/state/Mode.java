package sixstones.games.united.state;

import java.util.Locale;

/** The modes of play. */
public enum Mode {
  COOP,
  COMMANDER,
  SUPERVILLAIN,
  DUEL;

  /** U-MODE-02, U-MODE-04: somebody plays the Villain. */
  public boolean hasVillainSeat() {
    return this == SUPERVILLAIN || this == DUEL;
  }

  /** U-MODE-03, U-MODE-04: one Hero with a Support deck. */
  public boolean hasCommander() {
    return this == COMMANDER || this == DUEL;
  }

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Mode named(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT));
  }
}
