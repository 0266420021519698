package sixstones.games.united.effects;

import java.util.Locale;
import sixstones.engine.text.Lookup;

/** When an effect happens. */
public enum Trigger {
  BAM,
  ARRIVAL,
  CONSTANT,
  HERO_TURN_START_HERE,
  DAMAGED_BY_HERO,
  OWN_TURN,
  DAMAGE_INCOMING_HERE,
  DAMAGE_INCOMING_SELF,
  DAMAGE_INCOMING_OTHER,
  OWN_TURN_START,
  DEFEATED_IN_TURN,
  CARD_ONLY,
  PLAN_PLAYED,
  PLAN_MOVES_VILLAIN_TO,
  HERO_TURN_END,
  VILLAIN_TURN_END,
  VILLAIN_ARRIVES_HERE,
  OVERFLOW_HERE,
  KO_SELF,
  SUPPORT_PLAYED,
  /** Once at any time of the turn in which a Support card is played. */
  SUPPORT_TURN,
  SUPPORT_SHOWN,
  SETUP,
  MISSIONS_DONE_2;

  public static final Trigger[] ALL = values();

  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Trigger named(String id) {
    return Lookup.among(ALL, Trigger::id, id, "there is no trigger");
  }
}
