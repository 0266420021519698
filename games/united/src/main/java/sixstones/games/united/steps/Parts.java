package sixstones.games.united.steps;

import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;

/** Takes down what a step remembers. */
public interface Parts {

  Parts put(String name, long value);

  Parts put(String name, boolean value);

  Parts put(String name, Enum<?> value);

  Parts put(String name, Effects value);

  Parts put(String name, Context value);
}
