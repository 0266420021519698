package sixstones.games.united.effects;

import java.util.Locale;
import sixstones.engine.text.Lookup;

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
    return Lookup.among(
        values(),
        one -> one.name().toLowerCase(Locale.ROOT),
        id,
        "nothing in a Location is called");
  }
}
