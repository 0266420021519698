package sixstones.engine.text;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import sixstones.engine.UnreadableMove;

/**
 * A notation as somebody typed it, taken apart.
 *
 * @param verb the first word, in small letters
 * @param rest what follows, with single spaces
 */
public record Typed(String verb, String rest) {

  /**
   * Reads a move.
   *
   * @param reader may throw {@link IllegalArgumentException} with the reason why it is none
   */
  public static <M> M read(String notation, Function<Typed, M> reader) {
    var text = notation.strip().replaceAll("\\s+", " ");
    int space = text.indexOf(' ');
    var verb = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
    try {
      return reader.apply(new Typed(verb, space < 0 ? "" : text.substring(space + 1)));
    } catch (IllegalArgumentException e) {
      throw new UnreadableMove(notation, String.valueOf(e.getMessage()));
    }
  }

  /** Why a notation that begins with another word is no move. */
  public IllegalArgumentException unknownVerb(String... verbs) {
    int last = verbs.length - 1;
    var all = String.join(", ", Arrays.copyOf(verbs, last)) + " or " + verbs[last];
    return new IllegalArgumentException("it begins with " + all);
  }
}
