package sixstones.server.visitors;

import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Random words that can be read out and typed. */
public final class Spelling {

  /** Letters and digits that can't be mistaken for each other. */
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private static final Pattern SHAPE = Pattern.compile("[a-z0-9]+");
  private static final int GROUP = 4;

  private Spelling() {}

  public static String word(SecureRandom random, int length) {
    var word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return word.toString();
  }

  /** As it is shown: {@code k7mq-2xpd}. */
  public static String shown(String word) {
    return word.replaceAll("(.{" + GROUP + "})(?!$)", "$1-");
  }

  /** What somebody typed, with or without gaps; nothing if it can't be such a word. */
  public static Optional<String> read(String typed, int length) {
    var word = typed.toLowerCase(Locale.ROOT).replaceAll("[\\s–-]", "");
    return word.length() == length && SHAPE.matcher(word).matches()
        ? Optional.of(word)
        : Optional.empty();
  }
}
