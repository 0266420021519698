package sixstones.games.united.steps;

import sixstones.engine.Fingerprint;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;

/** Takes the parts of a step into a fingerprint; their names are only for readers. */
public record PrintedParts(Fingerprint print) implements Parts {

  @Override
  public Parts put(String name, long value) {
    print.add(value);
    return this;
  }

  @Override
  public Parts put(String name, boolean value) {
    print.add(value);
    return this;
  }

  @Override
  public Parts put(String name, Enum<?> value) {
    print.add(value);
    return this;
  }

  @Override
  public Parts put(String name, Effects value) {
    print.add(value.path());
    return this;
  }

  @Override
  public Parts put(String name, Context value) {
    value.addTo(print);
    return this;
  }
}
