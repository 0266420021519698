package sixstones.games.gauntlet.knowledge;

import java.util.stream.IntStream;
import sixstones.engine.Bits;
import sixstones.games.gauntlet.state.Board;

/** How likely the values are that a seat can name for the hands of others. */
public final class Guess {

  private final Board board;
  private final Odds odds;
  private final int about;

  /** The hands to which something unseen belongs. */
  private final int[] hidden;

  /**
   * A guess of a seat.
   *
   * @param about the seats whose hands are guessed at
   */
  public Guess(Board board, int seat, int about) {
    this.board = board;
    this.about = about;
    odds = new Odds(board, seat);
    hidden = about().filter(other -> !odds.hasSeenAll(other)).toArray();
  }

  private IntStream about() {
    return IntStream.range(0, board.seats()).filter(other -> Bits.has(about, other));
  }

  /** How likely at least one of the hands has a card of a value. */
  public double chance(int value) {
    if (holders(value).findAny().isPresent()) return 1;
    if (Bits.has(about, board.thanos())) {
      var hands = odds.thanosHands();
      return (double) hands.having(value) / hands.count();
    }
    double all = ways(0, new int[Odds.HIGHEST + 1], 0);
    return all == 0 ? 0 : 1 - ways(0, new int[Odds.HIGHEST + 1], value) / all;
  }

  /** The seats whose card of a value was seen. */
  public IntStream holders(int value) {
    return about().filter(other -> odds.hasSeen(other, value));
  }

  /** Unseen cards of a value that one of the hands may hold. */
  public int unseen(int value) {
    return IntStream.of(hidden).map(other -> odds.unseen(other, value)).max().orElse(0);
  }

  /** Unseen cards that one of the hands may hold. */
  public int unseen() {
    return IntStream.rangeClosed(1, Odds.HIGHEST).map(this::unseen).sum();
  }

  /** In how many ways the heroes from this one on can hold a card each, none of it of a value. */
  private double ways(int from, int[] dealt, int without) {
    if (from == hidden.length) return 1;
    double ways = 0;
    for (int value = 1; value <= Odds.HIGHEST; value++) {
      int left = odds.unseen(hidden[from], value) - dealt[value];
      if (value == without || left <= 0) continue;
      dealt[value]++;
      ways += left * ways(from + 1, dealt, without);
      dealt[value]--;
    }
    return ways;
  }
}
