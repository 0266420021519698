package sixstones.games.splendor.ending;

import sixstones.engine.Bits;
import sixstones.games.splendor.state.Board;

/**
 * Who has won, and what decided it.
 *
 * @param winners a bit set of seats
 */
public record Victory(int winners, By by) {

  /** What decides between those who fulfil the Gauntlet condition. */
  public enum By {
    NOBODY("S-END-08"),
    ALONE("S-END-07"),
    POINTS("S-END-09"),
    AVENGERS("S-END-10"),
    FEWEST("S-END-11"),
    SHARED("S-END-12");

    private final String rule;

    By(String rule) {
      this.rule = rule;
    }

    public String rule() {
      return rule;
    }
  }

  /** The winner, or the first of those who share the victory. */
  public int first() {
    return Bits.first(winners);
  }

  public static Victory of(Board board) {
    int contenders = contenders(board);
    if (contenders == 0) return new Victory(0, By.NOBODY);
    if (isOne(contenders)) return new Victory(contenders, By.ALONE);
    int most = mostPoints(board, contenders);
    if (isOne(most)) return new Victory(most, By.POINTS);
    int owner = board.avengersOwner();
    if (owner != Board.NONE && Bits.has(most, owner)) return new Victory(1 << owner, By.AVENGERS);
    int fewest = fewestCards(board, most);
    return new Victory(fewest, isOne(fewest) ? By.FEWEST : By.SHARED);
  }

  private static boolean isOne(int seats) {
    return Bits.count(seats) == 1;
  }

  private static int contenders(Board board) {
    int contenders = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (Gauntlet.isFulfilled(board, seat)) contenders = Bits.with(contenders, seat);
    }
    return contenders;
  }

  private static int mostPoints(Board board, int contenders) {
    int most = 0;
    int leaders = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (!Bits.has(contenders, seat)) continue;
      if (board.points(seat) > most) leaders = 0;
      most = Math.max(most, board.points(seat));
      if (board.points(seat) == most) leaders = Bits.with(leaders, seat);
    }
    return leaders;
  }

  private static int fewestCards(Board board, int contenders) {
    int fewest = Integer.MAX_VALUE;
    int winners = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (!Bits.has(contenders, seat)) continue;
      if (board.recruited(seat) < fewest) winners = 0;
      fewest = Math.min(fewest, board.recruited(seat));
      if (board.recruited(seat) == fewest) winners = Bits.with(winners, seat);
    }
    return winners;
  }
}
