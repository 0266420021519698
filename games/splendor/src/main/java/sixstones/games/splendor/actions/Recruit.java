package sixstones.games.splendor.actions;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SharedMoves;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.tiles.AvengersTile;
import sixstones.games.splendor.tiles.TimeToken;

/** S-RECRUIT: a card joins the team, paid with tokens. */
public final class Recruit {

  private Recruit() {}

  public static void moves(Board board, MoveList<SplendorMove> into) {
    int seat = board.active();
    int means = Price.means(board, seat);
    int grey = board.tokens(seat, Stone.SHIELD.ordinal());
    for (int slot = 0; slot < Board.SLOTS; slot++) offer(board.faceUp(slot), means, grey, into);
    for (int slot = 0; slot < Board.HAND; slot++) offer(board.hand(seat, slot), means, grey, into);
  }

  private static void offer(@Nullable Card card, int means, int grey, MoveList<SplendorMove> into) {
    if (card != null && Tokens.missing(card.cost(), means) <= grey) {
      into.add(SharedMoves.recruit(card));
    }
  }

  public static boolean isPossible(Board board) {
    var moves = new MoveList<SplendorMove>();
    moves(board, moves);
    return moves.size() > 0;
  }

  /** Recruits a card; whether it is still to be chosen how it is paid (S-RECRUIT-05). */
  public static boolean needsPayment(Board board, Card card, Events out) {
    int seat = board.active();
    int slot = board.handSlotOf(seat, card);
    boolean blind = slot != Board.NONE && board.isBlind(seat, slot);
    Log.recruits(out, seat, card, blind);
    if (blind) board.hand(seat, slot, card, false);
    if (Price.hasChoice(board, seat, card)) return true;
    pay(board, card, Price.plainPayment(board, seat, card), out);
    return false;
  }

  public static void pay(Board board, Card card, int tokens, Events out) {
    int seat = board.active();
    board.giveAll(tokens, -1);
    Log.paid(out, seat, card, tokens);
    int faceUp = board.slotOf(card);
    board.join(seat, card);
    if (faceUp == Board.NONE) {
      board.hand(seat, board.handSlotOf(seat, card), null, false);
    } else {
      Refill.slot(board, faceUp, card.level(), out);
    }
    if (card.points() > 0) Log.scored(out, board, seat);
    TimeToken.takeFor(board, card, out);
    AvengersTile.takeIfEarned(board, out);
    board.progress(true);
  }

  public static @Nullable Refusal refusal(Board board, Card card) {
    int seat = board.active();
    boolean there = board.slotOf(card) != Board.NONE || board.handSlotOf(seat, card) != Board.NONE;
    if (!there) {
      boolean inAHand = isSeenInAHand(board, card);
      return Because.of(inAHand ? "S-RESERVE-11" : "S-RECRUIT-01", "notYours");
    }
    int missing = Price.missing(board, seat, card);
    if (missing == 0) return null;
    return Refusal.of(
        "S-RECRUIT-06",
        Because.phrase("tooDear").name("card", card.key()).number("missing", missing));
  }

  /** Blind cards don't count: which rule refuses must not tell where they are. */
  private static boolean isSeenInAHand(Board board, Card card) {
    for (int seat = 0; seat < board.seats(); seat++) {
      int slot = board.handSlotOf(seat, card);
      if (slot != Board.NONE && !board.isBlind(seat, slot)) return true;
    }
    return false;
  }
}
