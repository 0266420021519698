package sixstones.server.tables;

import java.util.Arrays;
import java.util.List;

/**
 * How a game ended, read from what its record says.
 *
 * @param abandoned whether it was left unfinished, so that nobody has won or lost
 * @param agreed whether everybody wanted that
 */
public record Ended(boolean abandoned, boolean agreed, List<Integer> winners) {

  /** The result of a game that nobody plays any more. */
  public static final String ABANDONED = "abandoned";

  /** The result of a game that everybody wanted to end. */
  public static final String AGREED = "agreed";

  private static final String WON_BY = "won by ";

  public Ended {
    winners = List.copyOf(winners);
  }

  /** As {@code won by 0 2; scores 17 12 17; …} or {@code won by nobody; …}. */
  public static Ended of(String result) {
    if (result.equals(ABANDONED)) return new Ended(true, false, List.of());
    if (result.equals(AGREED)) return new Ended(true, true, List.of());
    if (!result.startsWith(WON_BY)) {
      throw new IllegalArgumentException("\"" + result + "\" is no result");
    }
    var who = result.substring(WON_BY.length(), result.indexOf(';'));
    return new Ended(
        false,
        false,
        who.equals("nobody")
            ? List.of()
            : Arrays.stream(who.split(" ")).map(Integer::valueOf).toList());
  }
}
