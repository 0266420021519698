package sixstones.engine.text;

import java.util.function.Function;

/** Finds things by their names in data, texts and notations. */
public final class Lookup {

  private Lookup() {}

  /**
   * The one of this name.
   *
   * @param problem what is said if there is none, before the name: {@code there is no token}
   * @throws IllegalArgumentException if there is none
   */
  public static <T> T among(T[] all, Function<T, String> name, String wanted, String problem) {
    for (var one : all) if (name.apply(one).equals(wanted)) return one;
    throw new IllegalArgumentException(problem + " \"" + wanted + "\"");
  }
}
