package sixstones.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Games that are played, written and found again together.
 *
 * @param from the number of the first one
 * @param to the number after the last one
 */
record Slice(long from, long to) {

  private static final Pattern NAME = Pattern.compile("(\\d{12,18})-(\\d{12,18})");

  long size() {
    return to - from;
  }

  /** The name of its folder; in the order of names slices are in the order of games. */
  String name() {
    return "%012d-%012d".formatted(from, to);
  }

  static Optional<Slice> named(String name) {
    var match = NAME.matcher(name);
    if (!match.matches()) return Optional.empty();
    return Optional.of(new Slice(Long.parseLong(match.group(1)), Long.parseLong(match.group(2))));
  }

  /** What of this one none of the others holds. */
  List<Slice> without(List<Slice> others) {
    var left = new ArrayList<Slice>();
    long next = from;
    for (var other : others.stream().sorted(Comparator.comparingLong(Slice::from)).toList()) {
      if (other.from > next && next < to) left.add(new Slice(next, Math.min(to, other.from)));
      next = Math.max(next, other.to);
    }
    if (next < to) left.add(new Slice(next, to));
    return left;
  }

  /** The same games in slices of at most so many. */
  List<Slice> cut(long most) {
    var pieces = new ArrayList<Slice>();
    for (long start = from; start < to; start += most) {
      pieces.add(new Slice(start, Math.min(to, start + most)));
    }
    return pieces;
  }
}
