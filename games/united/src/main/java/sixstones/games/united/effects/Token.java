package sixstones.games.united.effects;

import java.util.Locale;

/** What fills a slot of a Location. A Doombot with a Crisis token is a kind of its own here. */
public enum Token implements Named {
  CIVILIAN,
  THUG,
  DOOMBOT,
  CRISIS_DOOMBOT;

  public static final Token[] ALL = values();

  /** U-DOOM-04: Doombots count as Thugs. */
  public boolean isThug() {
    return this != CIVILIAN;
  }

  public boolean isDoombot() {
    return this == DOOMBOT || this == CRISIS_DOOMBOT;
  }

  @Override
  public int index() {
    return ordinal();
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String key() {
    return "united.token." + id();
  }

  public static Token named(String id) {
    for (var token : ALL) if (token.id().equals(id.toLowerCase(Locale.ROOT))) return token;
    throw new IllegalArgumentException("there is no token \"" + id + "\"");
  }
}
