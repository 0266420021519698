package sixstones.games.united.steps;

import java.util.HashMap;
import java.util.Map;
import sixstones.games.united.box.Box;
import sixstones.games.united.box.Threat;
import sixstones.games.united.effects.Effects;
import sixstones.games.united.state.Context;

/** The parts of a step, as they were put. */
final class Memory implements Parts, WrittenParts {

  private final Map<String, Object> parts = new HashMap<>();

  @Override
  public Parts put(String name, long value) {
    return keep(name, value);
  }

  @Override
  public Parts put(String name, boolean value) {
    return keep(name, value);
  }

  @Override
  public Parts put(String name, Enum<?> value) {
    return keep(name, value);
  }

  @Override
  public Parts put(String name, Effects value) {
    return keep("effects", value);
  }

  @Override
  public Parts put(String name, Context value) {
    return keep("context", value);
  }

  private Parts keep(String name, Object value) {
    if (parts.put(name, value) != null) throw new AssertionError(name + " is written twice");
    return this;
  }

  private Object kept(String name) {
    var value = parts.get(name);
    if (value == null) throw new AssertionError(name + " is not written");
    return value;
  }

  @Override
  public int number(String name) {
    return Math.toIntExact(set(name));
  }

  @Override
  public long set(String name) {
    return (long) kept(name);
  }

  @Override
  public boolean truth(String name) {
    return (boolean) kept(name);
  }

  @Override
  public <E extends Enum<E>> E one(String name, E[] among) {
    for (var one : among) if (one == kept(name)) return one;
    throw new AssertionError(kept(name) + " is no " + name);
  }

  @Override
  public Effects effects() {
    return (Effects) kept("effects");
  }

  @Override
  public Context context() {
    return (Context) kept("context");
  }

  @Override
  public Threat threat(String name) {
    return Box.villain(0).threats().get(number(name));
  }
}
