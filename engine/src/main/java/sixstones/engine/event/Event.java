package sixstones.engine.event;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import sixstones.engine.phrase.Phrase;

/**
 * Something that happened, and who may know it.
 *
 * @param kind what sort of thing, for whoever shows it
 * @param seat whose doing or whose fate it is, if it is somebody's
 * @param phrase the same in words
 * @param rules the rules it follows, for the log's links
 * @param motions what moved from where to where
 * @param reveals whether somebody learned something hidden, or chance spoke: no undo beyond it
 */
public record Event(
    Kind kind,
    OptionalInt seat,
    Phrase phrase,
    Audience audience,
    List<String> rules,
    List<Motion> motions,
    boolean reveals) {

  public Event {
    rules = List.copyOf(rules);
    motions = List.copyOf(motions);
  }

  /** A public event that showed nothing hidden; it is of the seat that the phrase names. */
  public static Event of(Kind kind, Phrase phrase, String... rules) {
    return new Event(
        kind, phrase.who(), phrase, Audience.EVERYONE, List.of(rules), List.of(), false);
  }

  public Event to(Audience audience) {
    return new Event(kind, seat, phrase, audience, rules, motions, reveals);
  }

  /** Of a seat that the phrase does not name. */
  public Event by(int seat) {
    return new Event(kind, OptionalInt.of(seat), phrase, audience, rules, motions, reveals);
  }

  /** The same in other words. */
  public Event saying(Phrase phrase) {
    return new Event(kind, seat, phrase, audience, rules, motions, reveals);
  }

  public Event revealing() {
    return new Event(kind, seat, phrase, audience, rules, motions, true);
  }

  public Event moving(String thing, String from, String to) {
    var more = new ArrayList<>(motions);
    more.add(new Motion(thing, from, to));
    return new Event(kind, seat, phrase, audience, rules, more, reveals);
  }
}
