package sixstones.games.splendor.play;

import sixstones.engine.MoveList;
import sixstones.games.splendor.board.Board;
import sixstones.games.splendor.cards.Box;
import sixstones.games.splendor.cards.Stone;
import sixstones.games.splendor.cards.Tokens;
import sixstones.games.splendor.moves.SharedMoves;
import sixstones.games.splendor.moves.SplendorMove;

/** Lists what the active seat may do. */
final class LegalMoves {

  private LegalMoves() {}

  static void list(Board board, Step step, MoveList<SplendorMove> into) {
    switch (step) {
      case Step.Turn _ -> turn(board, into);
      case Step.Payment payment ->
          Price.payments(board, board.active(), Box.card(payment.card()), into);
      case Step.GiveBack _ -> returns(board, into);
      case Step.PickLocation _ -> locations(board, into);
      case Step.Over _ -> {}
    }
  }

  private static void turn(Board board, MoveList<SplendorMove> into) {
    int before = into.size();
    takes(board, into);
    reservations(board, into);
    recruitments(board, into);
    // S-TURN-04: passing is for those who can do nothing else.
    if (into.size() == before) into.add(SharedMoves.PASS);
  }

  /** The set of stone colours that the supply still has. */
  static int available(Board board) {
    int available = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if (board.supply(stone) > 0) available |= 1 << stone;
    }
    return available;
  }

  private static void takes(Board board, MoveList<SplendorMove> into) {
    for (var move : SharedMoves.takeDifferent(available(board))) into.add(move);
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      // S-TAKE-05: two equal ones only from a stack of four or more.
      if (board.supply(stone) >= 4) into.add(SharedMoves.takeTwo(stone));
    }
  }

  private static void reservations(Board board, MoveList<SplendorMove> into) {
    if (board.freeInHand(board.active()) == Board.NONE) return;
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      int card = board.faceUp(slot);
      if (card != Board.NONE) into.add(SharedMoves.reserve(card));
    }
    for (int level = 1; level <= Box.LEVELS; level++) {
      if (board.leftInDeck(level) > 0) into.add(SharedMoves.reserveTop(level));
    }
  }

  private static void recruitments(Board board, MoveList<SplendorMove> into) {
    int seat = board.active();
    int means = Price.means(board, seat);
    int grey = board.tokens(seat, Stone.SHIELD.ordinal());
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      recruitment(board.faceUp(slot), means, grey, into);
    }
    for (int slot = 0; slot < Board.HAND; slot++) {
      recruitment(board.hand(seat, slot), means, grey, into);
    }
  }

  private static void recruitment(int card, int means, int grey, MoveList<SplendorMove> into) {
    if (card != Board.NONE && Tokens.missing(Box.cost(card), means) <= grey) {
      into.add(SharedMoves.recruit(card));
    }
  }

  /** S-LIMIT-03, S-LIMIT-04: exactly the surplus, any mix without green. */
  private static void returns(Board board, MoveList<SplendorMove> into) {
    int surplus = board.tokensHeld(board.active()) - Rules.MOST_TOKENS;
    returns(board, Stone.KINDS - 1, surplus, Tokens.NONE, into);
  }

  private static void returns(
      Board board, int stone, int surplus, int chosen, MoveList<SplendorMove> into) {
    if (surplus == 0) {
      into.add(new SplendorMove.Return(chosen));
      return;
    }
    if (stone < 0) return;
    int most =
        stone == Stone.TIME.ordinal() ? 0 : Math.min(surplus, board.tokens(board.active(), stone));
    for (int count = most; count >= 0; count--) {
      returns(board, stone - 1, surplus - count, chosen + Tokens.of(stone, count), into);
    }
  }

  private static void locations(Board board, MoveList<SplendorMove> into) {
    for (int place = 0; place < board.seats(); place++) {
      if (Rules.earns(board, board.active(), place)) {
        into.add(SharedMoves.location(board.location(place)));
      }
    }
  }
}
