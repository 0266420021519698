package sixstones.games.splendor.actions;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** S-LIMIT: nobody ends a turn with more than ten tokens. */
public final class TokenLimit {

  /** S-LIMIT-02. */
  public static final int MOST = 10;

  private static final int TIME = Stone.TIME.ordinal();

  private TokenLimit() {}

  /** How many tokens a seat holds too many; 0 or less if none. */
  public static int surplus(Board board, int seat) {
    return board.tokensHeld(seat) - MOST;
  }

  /** S-LIMIT-03, S-LIMIT-04: exactly the surplus, any mix without green. */
  public static void moves(Board board, MoveList<SplendorMove> into) {
    mixes(board, Stone.KINDS - 1, surplus(board, board.active()), Tokens.NONE, into);
  }

  private static void mixes(
      Board board, int stone, int surplus, int chosen, MoveList<SplendorMove> into) {
    if (surplus == 0) {
      into.add(new SplendorMove.Return(chosen));
      return;
    }
    if (stone < 0) return;
    int most = stone == TIME ? 0 : Math.min(surplus, board.tokens(board.active(), stone));
    for (int count = most; count >= 0; count--) {
      mixes(board, stone - 1, surplus - count, chosen + Tokens.of(stone, count), into);
    }
  }

  public static void giveBack(Board board, int tokens, Events out) {
    board.giveAll(tokens, -1);
    Log.returned(out, board.active(), tokens);
  }

  public static @Nullable Refusal refusal(Board board, int tokens) {
    int seat = board.active();
    if (Tokens.count(tokens, TIME) > 0) return Because.of("S-LIMIT-04", "greenStays");
    if (Tokens.total(tokens) != surplus(board, seat)) {
      return Refusal.of(
          "S-LIMIT-03", Because.phrase("returnExactly").number("count", surplus(board, seat)));
    }
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      if (Tokens.count(tokens, stone) > board.tokens(seat, stone)) {
        return Because.of("S-LIMIT-03", "notHeld");
      }
    }
    return null;
  }
}
