package sixstones.archive.phrases;

import java.util.HashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sixstones.engine.phrase.Arg;

/**
 * Fills the gaps of a message: {@code {seat}}, or {@code {n, plural, one {# stone} other {#
 * stones}}}, where {@code =0 {none}} is for this number alone. Who is spoken to hears {@code {seat,
 * select, you {Your} other {{seat}'s}}} otherwise than the others.
 */
final class Message {

  private static final Pattern SELECT =
      Pattern.compile("\\{\\w+, select, you \\{[^{}]*\\} other \\{((?:[^{}]|\\{\\w+\\})*)\\}\\}");
  private static final Pattern FORM = Pattern.compile("(=?\\w+) \\{([^}]*)\\}");

  private static final int NOT_COUNTED = -1;

  private Message() {}

  /** The message as those hear it whom it is not about. */
  static String ofOthers(String message) {
    return SELECT.matcher(message).replaceAll(match -> Matcher.quoteReplacement(match.group(1)));
  }

  static String fill(String message, String gap, Arg arg, String words) {
    var plural =
        Pattern.compile("\\{" + gap + ", plural, ((?:=?\\w+ \\{[^}]*\\}\\s*)+)\\}")
            .matcher(message);
    var filled =
        plural.replaceAll(match -> Matcher.quoteReplacement(form(match.group(1), arg, words)));
    // A name that ends like a sentence ends the sentence: no second full stop.
    var ended = words.matches("(?s).*[.!?]") ? filled.replace("{" + gap + "}.", words) : filled;
    return ended.replace("{" + gap + "}", words);
  }

  private static String form(String forms, Arg arg, String words) {
    var known = new HashMap<String, String>();
    var form = FORM.matcher(forms);
    while (form.find()) known.put(form.group(1), form.group(2).replace("#", words));
    int count = arg instanceof Arg.Count number ? number.value() : NOT_COUNTED;
    var other = known.getOrDefault("other", words);
    return known.getOrDefault("=" + count, count == 1 ? known.getOrDefault("one", other) : other);
  }
}
