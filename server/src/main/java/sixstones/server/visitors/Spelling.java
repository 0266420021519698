package sixstones.server.visitors;

import java.security.SecureRandom;

/** Random words that can be read out and typed. */
public final class Spelling {

  /** Letters and digits that can't be mistaken for each other. */
  private static final String ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

  private Spelling() {}

  public static String word(SecureRandom random, int length) {
    var word = new StringBuilder();
    for (int i = 0; i < length; i++) {
      word.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return word.toString();
  }
}
