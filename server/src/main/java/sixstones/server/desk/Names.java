package sixstones.server.desk;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import sixstones.server.problem.Problem;
import sixstones.server.problem.Reason;

/** Names people give themselves. */
public final class Names {

  public static final int LONGEST = 24;

  /** Follows a sign to have it drawn in colours; says nothing itself. */
  private static final String DRAWN_AS_EMOJI = "\uFE0F";

  /**
   * What takes no room or looks like nothing, and is no control, format or space sign: the grapheme
   * joiner, fillers of Hangul, selectors of Mongolian and of variants, the blank of Braille, the
   * place of what is no text.
   */
  static final Pattern UNSEEN =
      Pattern.compile(
          "[\\x{034F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}\\x{2800}\\x{3164}"
              + "\\x{FE00}-\\x{FE0F}\\x{FFA0}\\x{FFF0}-\\x{FFF8}\\x{FFFC}\\x{1D159}\\x{E0000}-\\x{E0FFF}]");

  /** No language of the world puts more than two marks on a letter that has no sign of its own. */
  private static final Pattern FLOOD = Pattern.compile("^\\p{M}|\\p{M}{3}");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+");

  /** Scripts that are written together. */
  private static final List<Set<UnicodeScript>> TOGETHER =
      List.of(
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.HANGUL),
          EnumSet.of(UnicodeScript.HAN, UnicodeScript.BOPOMOFO));

  private Names() {}

  /** The name as it is shown: one line of signs that can be seen, no word in two alphabets. */
  public static String checked(@Nullable String name) {
    if (name == null) throw Reason.NAME_EMPTY.problem();
    if (name.length() > 4 * LONGEST) throw tooLong();
    var shown =
        Normalizer.normalize(name.replace(DRAWN_AS_EMOJI, ""), Normalizer.Form.NFC)
            .replaceAll("[\\s\\p{Z}]+", " ")
            .strip();
    if (shown.isEmpty()) throw Reason.NAME_EMPTY.problem();
    if (shown.codePointCount(0, shown.length()) > LONGEST) throw tooLong();
    if (UNSEEN.matcher(shown).find()
        || FLOOD.matcher(shown).find()
        || !shown.codePoints().allMatch(Names::isShown)) {
      throw Reason.NAME_SIGNS.problem();
    }
    if (WORD.matcher(shown).results().anyMatch(word -> isMixed(word.group()))) {
      throw Reason.NAME_MIXED.problem();
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

  private static boolean isMixed(String word) {
    var scripts = EnumSet.noneOf(UnicodeScript.class);
    word.codePoints().mapToObj(UnicodeScript::of).forEach(scripts::add);
    scripts.remove(UnicodeScript.COMMON);
    scripts.remove(UnicodeScript.INHERITED);
    return scripts.size() > 1 && TOGETHER.stream().noneMatch(some -> some.containsAll(scripts));
  }
}
