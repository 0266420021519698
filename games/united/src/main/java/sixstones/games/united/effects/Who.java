package sixstones.games.united.effects;

import java.util.Locale;

/** Which Heroes an effect concerns. */
public enum Who {
  SELF,
  ONE,
  ONE_TOTAL,
  ALL,
  OTHER,
  OTHERS,
  TARGET;

  public static Who named(String id) {
    for (var who : values()) if (who.name().toLowerCase(Locale.ROOT).equals(id)) return who;
    throw new IllegalArgumentException("there is no selector of Heroes \"" + id + "\"");
  }
}
