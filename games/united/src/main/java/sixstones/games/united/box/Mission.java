package sixstones.games.united.box;

import java.util.Locale;
import sixstones.engine.text.Lookup;
import sixstones.games.united.effects.Named;

/** The three Missions, in the order in which they lie on the board. */
public enum Mission implements Named {
  RESCUE,
  DEFEAT,
  THREATS;

  public static final Mission[] ALL = values();

  /** How many tokens complete it. */
  public int spaces() {
    return Box.spaces(this);
  }

  @Override
  public int index() {
    return ordinal();
  }

  @Override
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String key() {
    return "united.mission." + id();
  }

  public static Mission named(String id) {
    return Lookup.among(ALL, Mission::id, id, "there is no Mission");
  }
}
