package sixstones.engine.phrase;

import java.util.List;
import java.util.OptionalInt;

/**
 * A sentence without a language: a key into the catalogues, and what fills its gaps.
 *
 * @param key as in {@code splendor.recruited}
 */
public record Phrase(String key, List<Gap> gaps) {

  /** A named gap and what fills it. */
  public record Gap(String name, Arg arg) {}

  public Phrase {
    gaps = List.copyOf(gaps);
  }

  public static Phrase of(String key) {
    return new Phrase(key, List.of());
  }

  public Phrase with(String name, Arg arg) {
    var more = new java.util.ArrayList<>(gaps);
    more.add(new Gap(name, arg));
    return new Phrase(key, more);
  }

  /** Fills the gap {@code seat}. */
  public Phrase seat(int seat) {
    return with("seat", new Arg.Who(seat));
  }

  /** The seat that the phrase is about, if it is about one. */
  public OptionalInt who() {
    for (var gap : gaps) {
      if (gap.name().equals("seat") && gap.arg() instanceof Arg.Who who) {
        return OptionalInt.of(who.seat());
      }
    }
    return OptionalInt.empty();
  }

  public Phrase number(String name, int value) {
    return with(name, new Arg.Count(value));
  }

  /** Fills a gap with something that has a name in the catalogues: a card, a stone, a tile. */
  public Phrase name(String name, String key) {
    return with(name, new Arg.Name(key));
  }

  public Phrase names(String name, List<String> keys) {
    return with(name, new Arg.Many(keys.stream().<Arg>map(Arg.Name::new).toList()));
  }

  @Override
  public String toString() {
    return gaps.isEmpty() ? key : key + gaps;
  }
}
