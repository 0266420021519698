package sixstones.server.desk;

import java.text.Normalizer;
import java.util.regex.Pattern;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** What people say in their own words: one line of plain text. */
public final class Words {

  public static final int LONGEST = 200;

  private static final Pattern SPACE = Pattern.compile("[\\s\\p{Z}\\x{2800}\\x{3164}]+");

  /** Controls, what turns the direction of writing or takes no room, and what is no sign at all. */
  private static final Pattern NO_SIGN = Pattern.compile("\\p{C}");

  /** Marks that climb over the lines above, or stand on nothing. */
  private static final Pattern FLOOD = Pattern.compile("(?<=\\p{M}{2})\\p{M}+|(?<=^| )\\p{M}+");

  private Words() {}

  /** The words as they are shown: what can't be seen is left out. */
  public static String checked(String said) {
    if (said.length() > 4 * LONGEST) throw tooLong();
    var line = SPACE.matcher(said).replaceAll(" ");
    var seen = Names.UNSEEN.matcher(NO_SIGN.matcher(line).replaceAll("")).replaceAll("");
    var composed = Normalizer.normalize(seen, Normalizer.Form.NFC);
    var shown = FLOOD.matcher(composed).replaceAll("").replaceAll(" {2,}", " ").strip();
    if (shown.isEmpty()) throw Reason.NOTHING_SAID.problem();
    if (shown.codePointCount(0, shown.length()) > LONGEST) throw tooLong();
    return shown;
  }

  private static Problem tooLong() {
    return Problem.of(Reason.WORDS_TOO_LONG, "most", LONGEST);
  }
}
