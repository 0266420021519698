package sixstones.engine.chance;

import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A number of 256 bits that a player adds to a table's chance. Its {@link #pledge} is given first;
 * the number itself follows when everybody has pledged, so that nobody can choose it to fit the
 * others.
 *
 * @param hex 64 digits
 */
public record Share(String hex) {

  private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");

  public Share {
    if (!isHex(hex)) throw new IllegalArgumentException("a share has 256 bits");
  }

  /** Whether a text is written as shares and pledges are. */
  public static boolean isHex(String text) {
    return DIGITS.matcher(text).matches();
  }

  /** SHA-256 over a label and the number; tells nothing about the number. */
  public String pledge() {
    return HexFormat.of().formatHex(Sha256.of("six stones share", bytes()));
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }
}
