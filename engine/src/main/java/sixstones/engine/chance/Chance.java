package sixstones.engine.chance;

import java.util.Arrays;

/** A source of random numbers that is part of a position: copied with it, replayed with it. */
public interface Chance {

  /** A uniform number in 0 … bound-1. */
  int below(int bound);

  /** Goes on exactly as this one, independently. */
  Chance copy();

  /** How many numbers have been drawn. */
  long drawn();

  /** Continues after so many numbers have been drawn, as a stored position needs it. */
  default Chance skip(long numbers) {
    for (long i = 0; i < numbers; i++) below(2);
    return this;
  }

  /** Continues as if so many numbers had been drawn altogether, whatever was skipped before. */
  default Chance goOnAfter(long numbers) {
    return skip(numbers - drawn());
  }

  /** Shuffles the first {@code size} elements. */
  default void shuffle(int[] items, int size) {
    for (int i = size - 1; i > 0; i--) {
      int j = below(i + 1);
      int item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
  }

  /** Shuffles whatever the order was: from equal heaps equal chances make equal rows. */
  default void shuffleAfresh(int[] items, int size) {
    Arrays.sort(items, 0, size);
    shuffle(items, size);
  }

  default void shuffle(byte[] items, int from, int to) {
    for (int i = to - from - 1; i > 0; i--) {
      int j = below(i + 1);
      byte item = items[from + i];
      items[from + i] = items[from + j];
      items[from + j] = item;
    }
  }
}
