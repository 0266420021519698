package sixstones.lab.balance;

import java.io.Serializable;
import java.util.Comparator;

/**
 * Something that a seat did with a thing, or that happened to it.
 *
 * @param what the key of the sentence that told it
 * @param thing the key of the name
 */
public record Use(String what, String thing) implements Comparable<Use>, Serializable {

  private static final Comparator<Use> ORDER =
      Comparator.comparing(Use::what).thenComparing(Use::thing);

  @Override
  public int compareTo(Use other) {
    return ORDER.compare(this, other);
  }
}
