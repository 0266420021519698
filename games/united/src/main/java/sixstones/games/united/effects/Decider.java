package sixstones.games.united.effects;

import java.util.Locale;

/** Who makes the choices of an effect. */
public enum Decider {
  DEFAULT,
  HEROES,
  VILLAIN,
  SELF,
  TARGET;

  public static Decider named(String id) {
    for (var by : values()) if (by.name().toLowerCase(Locale.ROOT).equals(id)) return by;
    throw new IllegalArgumentException("there is no decider \"" + id + "\"");
  }
}
