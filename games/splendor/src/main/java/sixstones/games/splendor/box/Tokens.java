package sixstones.games.splendor.box;

import java.util.ArrayList;
import java.util.List;

/** A handful of tokens as one number: four bits for each kind of {@link Stone}. */
public final class Tokens {

  public static final int NONE = 0;

  private static final int BITS = 4;
  private static final int MOST = (1 << BITS) - 1;

  /** The greatest count that {@link #missing} can compare; no card costs more of a colour. */
  public static final int MOST_COMPARED = 7;

  /** The top bit of each kind's four. */
  private static final int TOPS = 0x8888888;

  private Tokens() {}

  /**
   * How many tokens are missing from a price, over all kinds. All kinds at once: a top bit lent to
   * each kind survives the subtraction where the price is not covered.
   */
  public static int missing(int price, int means) {
    int difference = (price | TOPS) - means;
    int uncovered = (difference & TOPS) >>> 3;
    return total(difference & uncovered * MOST_COMPARED);
  }

  public static int one(int stone) {
    return 1 << BITS * stone;
  }

  public static int of(int stone, int count) {
    if (count < 0 || count > MOST) throw new IllegalArgumentException("no " + count + " tokens");
    return count << BITS * stone;
  }

  public static int count(int tokens, int stone) {
    return tokens >> BITS * stone & MOST;
  }

  public static int total(int tokens) {
    int pairs = (tokens & 0x0f0f0f0f) + (tokens >>> BITS & 0x0f0f0f0f);
    return pairs * 0x01010101 >>> 24;
  }

  /** Each token by its stone's name, in the order of stones. */
  public static List<Stone> list(int tokens) {
    var list = new ArrayList<Stone>();
    for (var stone : Stone.all()) {
      for (int i = 0; i < count(tokens, stone.ordinal()); i++) list.add(stone);
    }
    return list;
  }

  /** {@code mind mind soul}. */
  public static String listed(int tokens) {
    return String.join(" ", list(tokens).stream().map(Stone::id).toList());
  }

  /** {@code 2 mind 1 soul}. */
  public static String counted(int tokens) {
    var text = new ArrayList<String>();
    for (var stone : Stone.all()) {
      int count = count(tokens, stone.ordinal());
      if (count > 0) text.add(count + " " + stone.id());
    }
    return String.join(" ", text);
  }

  /** Reads both ways of writing, in any order. */
  public static int read(String text) {
    int[] counts = new int[Stone.KINDS];
    int factor = 1;
    for (var word : text.strip().split("[\\s,+]+")) {
      if (word.isEmpty()) continue;
      if (word.matches("\\d{1,2}")) {
        factor = Integer.parseInt(word);
      } else {
        counts[Stone.named(word).ordinal()] += factor;
        factor = 1;
      }
    }
    int tokens = NONE;
    for (int stone = 0; stone < Stone.KINDS; stone++) tokens += of(stone, counts[stone]);
    return tokens;
  }
}
