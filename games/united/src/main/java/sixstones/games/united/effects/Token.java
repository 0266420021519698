package sixstones.games.united.effects;

import java.util.Locale;
import sixstones.engine.text.Lookup;

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
    return Lookup.among(ALL, Token::id, id.toLowerCase(Locale.ROOT), "there is no token");
  }
}
