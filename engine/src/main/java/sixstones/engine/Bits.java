package sixstones.engine;

/**
 * Sets of small numbers, one bit each. A loop over a set reads {@code for (int rest = set; rest !=
 * 0; rest = Bits.rest(rest))} and takes {@link #first} of the rest.
 */
public final class Bits {

  private Bits() {}

  public static boolean has(int set, int member) {
    return (set >> member & 1) != 0;
  }

  public static boolean has(long set, int member) {
    return (set >> member & 1) != 0;
  }

  public static int with(int set, int member) {
    return set | 1 << member;
  }

  public static long with(long set, int member) {
    return set | 1L << member;
  }

  public static int without(int set, int member) {
    return set & ~(1 << member);
  }

  public static long without(long set, int member) {
    return set & ~(1L << member);
  }

  /** The set with or without a member. */
  public static int set(int set, int member, boolean in) {
    return in ? with(set, member) : without(set, member);
  }

  /** The set of the numbers below this one. */
  public static int all(int count) {
    return (1 << count) - 1;
  }

  /** The smallest member of a set that has one. */
  public static int first(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** The smallest member of a set that has one. */
  public static int first(long set) {
    return Long.numberOfTrailingZeros(set);
  }

  /** The set without its smallest member. */
  public static int rest(int set) {
    return set & set - 1;
  }

  /** The set without its smallest member. */
  public static long rest(long set) {
    return set & set - 1;
  }

  public static int count(int set) {
    return Integer.bitCount(set);
  }

  /** The member that so many smaller ones precede. */
  public static int nth(int set, int smaller) {
    int rest = set;
    for (int i = 0; i < smaller; i++) rest = rest(rest);
    return first(rest);
  }

  /** The set in which two numbers have changed places. */
  public static int swapped(int set, int one, int other) {
    int differ = (set >> one ^ set >> other) & 1;
    return set ^ (differ << one | differ << other);
  }
}
