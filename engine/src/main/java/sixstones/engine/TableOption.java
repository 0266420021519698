package sixstones.engine;

import java.util.List;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;

/**
 * Something the creator of a table may set: one of some values, or a text of one's own. Its label
 * is the phrase {@code <game>.option.<id>}, the labels of its values {@code
 * <game>.option.<id>.<value>}.
 *
 * @param values what can be chosen; none if any text may be written
 * @param standard the value of a table whose creator said nothing
 * @param seats the player counts for which the option means something; empty for all
 * @param longest how many characters a text of one's own may have; 0 if there are values
 */
public record TableOption(
    String id, List<String> values, String standard, List<Integer> seats, int longest) {

  public TableOption {
    values = List.copyOf(values);
    seats = List.copyOf(seats);
    if (longest == 0 && !values.contains(standard)) {
      throw new IllegalArgumentException(id + " has no value " + standard);
    }
  }

  public TableOption(String id, List<String> values, String standard) {
    this(id, values, standard, List.of());
  }

  public TableOption(String id, List<String> values, String standard, List<Integer> seats) {
    this(id, values, standard, seats, 0);
  }

  /** A text of one's own, empty as standard; the game says at the deal what it makes of it. */
  public static TableOption text(String id, int longest) {
    return new TableOption(id, List.of(), "", List.of(), longest);
  }

  public boolean isText() {
    return longest > 0;
  }

  public Phrase label(String game) {
    return Phrase.of(game + ".option." + id);
  }

  /** Refuses what can't be the option's value. */
  void check(String value) {
    if (isText()) {
      if (value.length() > longest) {
        throw new BadDeal(
            Phrase.of("engine.deal.tooLong").number("most", longest),
            "The option %s has at most %d characters, not %d."
                .formatted(id, longest, value.length()));
      }
    } else if (!values.contains(value)) {
      throw new BadDeal(
          Phrase.of("engine.deal.value")
              .with("option", new Arg.Text(id))
              .with("value", new Arg.Text(value)),
          "The option %s is one of %s, not %s.".formatted(id, values, value));
    }
  }
}
