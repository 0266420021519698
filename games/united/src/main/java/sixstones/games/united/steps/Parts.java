package sixstones.games.united.steps;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Subject;

/** Takes down what a step remembers. */
public interface Parts {

  /** In written options: that nothing need be picked. */
  long NOTHING = 1L << 62;

  Parts put(String name, long value);

  /** A Hero or a Location. */
  default Parts put(String name, Subject value) {
    return put(name, value.index());
  }

  Parts put(String name, boolean value);

  Parts put(String name, Enum<?> value);

  Parts put(String name, Effects value);

  Parts put(String name, Context value);

  /** What may be picked; {@link #NOTHING} is in the set if nothing need be. */
  default Parts options(Selection<?> asked) {
    return put("options", asked.mayDecline() ? asked.options() | NOTHING : asked.options());
  }
}
