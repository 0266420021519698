package sixstones.engine.event;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.phrase.Phrase;

/**
 * Something that happened, and who may know it.
 *
 * @param rules the rules it follows, for the log's links
 * @param reveals whether somebody learned something hidden, or chance spoke: no undo beyond it
 */
public record Event(
    Phrase phrase, Audience audience, List<String> rules, List<Motion> motions, boolean reveals) {

  public Event {
    rules = List.copyOf(rules);
    motions = List.copyOf(motions);
  }

  /** A public event that showed nothing hidden. */
  public static Event of(Phrase phrase, String... rules) {
    return new Event(phrase, Audience.EVERYONE, List.of(rules), List.of(), false);
  }

  public Event to(Audience audience) {
    return new Event(phrase, audience, rules, motions, reveals);
  }

  public Event revealing() {
    return new Event(phrase, audience, rules, motions, true);
  }

  public Event moving(String thing, String from, String to) {
    var more = new ArrayList<>(motions);
    more.add(new Motion(thing, from, to));
    return new Event(phrase, audience, rules, more, reveals);
  }
}
