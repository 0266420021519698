package sixstones.server.desk;

import java.text.Normalizer;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** Names people give themselves. */
public final class Names {

  public static final int LONGEST = 24;

  private Names() {}

  /** The name as it is shown: one line, no invisible characters. */
  public static String checked(@Nullable String name) {
    if (name == null) throw Reason.NAME_EMPTY.problem();
    if (name.length() > 4 * LONGEST) throw tooLong();
    var shown = Normalizer.normalize(name, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
    if (shown.isEmpty()) throw Reason.NAME_EMPTY.problem();
    if (shown.codePointCount(0, shown.length()) > LONGEST) throw tooLong();
    if (!shown.codePoints().allMatch(Names::isShown)) {
      throw Reason.NAME_SIGNS.problem();
    }
    return shown;
  }

  private static Problem tooLong() {
    return Problem.of(Reason.NAME_TOO_LONG, "most", LONGEST);
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
