package sixstones.games.united.moves;

import java.util.Locale;

/** Kinds of things that are picked. */
public enum PickKind {
  LOCATION,
  HERO,
  THREAT,
  TOKEN,
  SYMBOL,
  CARD,
  PLAN,
  STORY,
  OPTION,
  NUMBER,
  GEAR,
  VILLAIN,
  RICK,
  SUPER_HERO,
  SUPER_VILLAIN,
  BATTLE_PLAN,
  MISSION,
  /** A card of the Support row. */
  SUPPORT;

  public static final PickKind[] ALL = values();

  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
