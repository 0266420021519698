package sixstones.server.desk;

import java.text.Normalizer;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Problem;

/** Names people give themselves. */
public final class Names {

  public static final int LONGEST = 24;

  private Names() {}

  /** The name as it is shown: one line, no invisible characters. */
  public static String checked(@Nullable String name) {
    if (name == null) throw Problem.malformed("A name is missing.");
    if (name.length() > 4 * LONGEST) throw tooLong();
    var shown = Normalizer.normalize(name, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
    if (shown.isEmpty()) throw Problem.malformed("A name can't be empty.");
    if (shown.codePointCount(0, shown.length()) > LONGEST) throw tooLong();
    if (!shown.codePoints().allMatch(Names::isShown)) {
      throw Problem.malformed("A name has letters, digits, spaces and signs only.");
    }
    return shown;
  }

  private static Problem tooLong() {
    return Problem.malformed("A name has at most " + LONGEST + " characters.");
  }

  private static boolean isShown(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      default -> true;
    };
  }
}
