package sixstones.games.united.effects;

import java.util.Locale;
import sixstones.engine.text.Lookup;

/** Kinds of actions, as symbols on Hero cards and as Action tokens. */
public enum Symbol implements Named {
  MOVE,
  ATTACK,
  HEROIC,
  WILD;

  public static final Symbol[] ALL = values();

  /** Wild stands for every kind. */
  public boolean servesAs(Symbol kind) {
    return this == kind || this == WILD;
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
    return "united.symbol." + id();
  }

  public static Symbol named(String id) {
    return Lookup.among(ALL, Symbol::id, id.toLowerCase(Locale.ROOT), "there is no symbol");
  }
}
