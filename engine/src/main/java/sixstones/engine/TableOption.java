package sixstones.engine;

import java.util.List;
import sixstones.engine.phrase.Phrase;

/**
 * Something the creator of a table may set. Its label is the phrase {@code <game>.option.<id>}, the
 * labels of its values {@code <game>.option.<id>.<value>}.
 *
 * @param standard the value of a table whose creator said nothing
 * @param seats the player counts for which the option means something; empty for all
 */
public record TableOption(String id, List<String> values, String standard, List<Integer> seats) {

  public TableOption {
    values = List.copyOf(values);
    seats = List.copyOf(seats);
    if (!values.contains(standard)) {
      throw new IllegalArgumentException(id + " has no value " + standard);
    }
  }

  public TableOption(String id, List<String> values, String standard) {
    this(id, values, standard, List.of());
  }

  public Phrase label(String game) {
    return Phrase.of(game + ".option." + id);
  }
}
