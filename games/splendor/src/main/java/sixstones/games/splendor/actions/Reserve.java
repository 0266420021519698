package sixstones.games.splendor.actions;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SharedMoves;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** S-RESERVE: a card for the hand, seen by all or blind, and a grey token. */
public final class Reserve {

  private static final int SHIELD = Stone.SHIELD.ordinal();

  private Reserve() {}

  public static void moves(Board board, MoveList<SplendorMove> into) {
    if (isHandFull(board)) return;
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      int card = board.faceUp(slot);
      if (card != Board.NONE) into.add(SharedMoves.reserve(card));
    }
    for (int level = 1; level <= Box.LEVELS; level++) {
      if (board.leftInDeck(level) > 0) into.add(SharedMoves.reserveTop(level));
    }
  }

  private static boolean isHandFull(Board board) {
    return board.freeInHand(board.active()) == Board.NONE;
  }

  public static boolean isPossible(Board board) {
    var moves = new MoveList<SplendorMove>();
    moves(board, moves);
    return moves.size() > 0;
  }

  public static void faceUp(Board board, Card card, Events out) {
    int seat = board.active();
    int slot = board.slotOf(card);
    board.hand(seat, board.freeInHand(seat), card.index(), false);
    Log.reserved(out, seat, card);
    takeShield(board, out);
    Refill.slot(board, slot, card.level(), out);
    board.progress(true);
  }

  public static void topOf(Board board, int level, Events out) {
    int seat = board.active();
    var card = Box.card(board.drawFromDeck(level));
    board.hand(seat, board.freeInHand(seat), card.index(), true);
    Log.reservedBlind(out, seat, card);
    takeShield(board, out);
    board.progress(true);
  }

  /** S-RESERVE-04, S-RESERVE-05: a grey token if there is one. */
  private static void takeShield(Board board, Events out) {
    if (board.supply(SHIELD) == 0) return;
    board.give(board.active(), SHIELD, 1);
    Log.gotShield(out, board.active());
  }

  public static @Nullable Refusal refusal(Board board, Card card) {
    if (isHandFull(board)) return Because.of("S-RESERVE-06", "handFull");
    return board.slotOf(card) == Board.NONE ? Because.of("S-RESERVE-01", "notFaceUp") : null;
  }

  public static @Nullable Refusal refusal(Board board, int level) {
    if (isHandFull(board)) return Because.of("S-RESERVE-06", "handFull");
    return board.leftInDeck(level) == 0 ? Because.of("S-RESERVE-02", "deckEmpty") : null;
  }
}
