package sixstones.games.united.play;

import sixstones.games.united.board.Context;
import sixstones.games.united.effects.Effects;

/** Takes down what a step remembers. */
public interface Parts {

  Parts put(String name, long value);

  Parts put(String name, boolean value);

  Parts put(String name, Enum<?> value);

  Parts put(String name, Effects value);

  Parts put(String name, Context value);
}
