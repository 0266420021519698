package sixstones.games.splendor.actions;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Bits;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SharedMoves;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** S-TAKE: three different stones, or two equal ones. */
public final class Take {

  /** S-TAKE-05: two equal ones only from a stack of so many. */
  private static final int STACK_FOR_TWO = 4;

  private static final int DIFFERENT = 3;

  private Take() {}

  public static void moves(Board board, MoveList<SplendorMove> into) {
    for (var move : SharedMoves.takeDifferent(available(board))) into.add(move);
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if (board.supply(stone) >= STACK_FOR_TWO) into.add(SharedMoves.takeTwo(Stone.of(stone)));
    }
  }

  public static boolean isPossible(Board board) {
    return available(board) != 0;
  }

  /** The set of stone colours that the supply still has. */
  private static int available(Board board) {
    int available = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if (board.supply(stone) > 0) available = Bits.with(available, stone);
    }
    return available;
  }

  public static void tokens(Board board, int tokens, Events out) {
    board.giveAll(tokens, 1);
    Log.took(out, board.active(), tokens);
  }

  public static @Nullable Refusal refusal(Board board, int tokens) {
    if (Tokens.count(tokens, Stone.SHIELD.ordinal()) + Tokens.count(tokens, Stone.TIME.ordinal())
        > 0) {
      return Because.of("S-TAKE-07", "notTakeable");
    }
    int kinds = 0;
    int most = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int count = Tokens.count(tokens, stone);
      if (count > 0) kinds = Bits.with(kinds, stone);
      most = Math.max(most, count);
    }
    if (most == 2 && Bits.count(kinds) == 1) return two(board, Stone.of(Bits.first(kinds)));
    if (most > 1 || Bits.count(kinds) > DIFFERENT) {
      return Because.of("S-TAKE-01", "threeDifferentOrTwo");
    }
    return different(kinds, available(board));
  }

  private static @Nullable Refusal two(Board board, Stone stone) {
    int left = board.supply(stone.ordinal());
    if (left >= STACK_FOR_TWO) return null;
    return Refusal.of(
        "S-TAKE-06",
        Because.phrase("stackTooLow").name("stone", stone.key()).number("count", left));
  }

  private static @Nullable Refusal different(int kinds, int available) {
    if (available == 0) return Because.of("S-TAKE-04", "noneLeft");
    int wanted = Math.min(DIFFERENT, Bits.count(available));
    int usedUp = kinds & ~available;
    if (usedUp != 0) {
      return Refusal.of(
          wanted == DIFFERENT ? "S-TAKE-01" : "S-TAKE-02",
          Because.phrase("usedUp").name("stone", Stone.of(Bits.first(usedUp)).key()));
    }
    return Bits.count(kinds) == wanted
        ? null
        : Refusal.of(
            wanted == DIFFERENT ? "S-TAKE-03" : "S-TAKE-02",
            Because.phrase("takeExactly").number("count", wanted));
  }
}
