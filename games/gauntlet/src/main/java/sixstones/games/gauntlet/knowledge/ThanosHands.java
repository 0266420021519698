package sixstones.games.gauntlet.knowledge;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.state.Board;

/** All hands that Thanos may hold, as far as somebody can tell; they are equally likely. */
public final class ThanosHands {

  private final Board board;
  private final int hit;
  private int[] hands = new int[80];
  private int count;

  /**
   * Finds them.
   *
   * @param seen the cards of the hand that have been seen
   * @param unseen where the others come from
   * @param hidden how many others there are
   * @param hit a value that he is known to hold, or 0
   */
  public ThanosHands(Board board, int seen, int unseen, int hidden, int hit) {
    this.board = board;
    this.hit = hit;
    collect(seen, unseen, hidden);
  }

  private void collect(int hand, int unseen, int hidden) {
    if (hidden == 0) {
      if (fits(hand)) add(hand);
      return;
    }
    for (int rest = unseen; Bits.count(rest) >= hidden; rest = Bits.rest(rest)) {
      collect(Bits.with(hand, Bits.first(rest)), Bits.rest(rest), hidden - 1);
    }
  }

  private void add(int hand) {
    if (count == hands.length) hands = Arrays.copyOf(hands, 2 * count);
    hands[count++] = hand;
  }

  private boolean fits(int hand) {
    int values = Box.values(hand);
    return (values & board.excluded(board.thanos())) == 0
        && (hit == 0 || Bits.has(values, hit))
        && values >> board.thanosHoldsAtLeast() != 0
        && (board.mayBeComplete() || !board.isComplete(hand));
  }

  public int count() {
    return count;
  }

  /** How many of the hands have a card of a value. */
  public int having(int value) {
    int having = 0;
    for (int i = 0; i < count; i++) if (has(hands[i], value)) having++;
    return having;
  }

  /**
   * One of the hands that have a card of a value; of all hands if the value is {@link Board#NONE}.
   */
  int pick(int value, Chance chance) {
    int skip = chance.below(value == Board.NONE ? count : having(value));
    for (int i = 0; ; i++) {
      if ((value == Board.NONE || has(hands[i], value)) && skip-- == 0) return hands[i];
    }
  }

  private static boolean has(int hand, int value) {
    return value >= 0 && Bits.has(Box.values(hand), value);
  }
}
