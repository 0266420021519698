package sixstones.games.united.steps;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;

/** What a step remembers, as it was written. */
public interface WrittenParts {

  int number(String name);

  long set(String name);

  boolean truth(String name);

  <E extends Enum<E>> E one(String name, E[] among);

  Effects effects();

  Context context();

  /** The set from which a question picks. */
  default long options() {
    return set("options");
  }
}
