package sixstones.games.united.steps;

import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;
import sixstones.games.united.state.Location;
import sixstones.games.united.state.Member;

/** What a step remembers, as it was written. */
public interface WrittenParts {

  int number(String name);

  long set(String name);

  boolean truth(String name);

  <E extends Enum<E>> E one(String name, E[] among);

  Effects effects();

  Context context();

  /** One of the Villain's Threats, by its place among them. */
  Threat threat(String name);

  default Member hero(String name) {
    return Member.of(number(name));
  }

  default Location location(String name) {
    return Location.of(number(name));
  }

  /** The set from which a question picks. */
  default long options() {
    return set("options") & ~Parts.NOTHING;
  }

  /** Whether nothing need be picked. */
  default boolean mayDecline() {
    return (set("options") & Parts.NOTHING) != 0;
  }
}
