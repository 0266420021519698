package sixstones.games.united.effects;

import java.util.Locale;

/** Something that can be in a Location. */
public enum Feature {
  CIVILIAN,
  THUG,
  DOOMBOT,
  TOKEN,
  FREE_SLOT,
  CRISIS,
  HERO,
  OTHER_HERO,
  HEROES_2PLUS,
  HERO_ALONE,
  VILLAIN,
  THREAT,
  HENCHMAN,
  RICK_JONES;

  public static Feature named(String id) {
    for (var f : values()) if (f.name().toLowerCase(Locale.ROOT).equals(id)) return f;
    throw new IllegalArgumentException("nothing in a Location is called \"" + id + "\"");
  }
}
