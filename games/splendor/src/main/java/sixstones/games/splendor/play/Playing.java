package sixstones.games.splendor.play;

import sixstones.engine.event.Events;
import sixstones.games.splendor.board.Board;
import sixstones.games.splendor.cards.Box;
import sixstones.games.splendor.cards.Card;
import sixstones.games.splendor.cards.Stone;
import sixstones.games.splendor.cards.Tokens;
import sixstones.games.splendor.moves.SplendorMove;

/**
 * What a move does. S-TURN-06: action, refill, Time token, Avengers tile, return to ten tokens,
 * location tile, Gauntlet check, next seat. Every method answers with the step that is then open.
 */
final class Playing {

  private static final int SHIELD = Stone.SHIELD.ordinal();
  private static final int TIME = Stone.TIME.ordinal();

  private Playing() {}

  static Step play(Board board, Step step, SplendorMove move, Events out) {
    return switch (move) {
      case SplendorMove.Take take -> take(board, take.tokens(), out);
      case SplendorMove.Reserve reserve -> reserve(board, Box.card(reserve.card()), out);
      case SplendorMove.ReserveTop top -> reserveTop(board, top.level(), out);
      case SplendorMove.Recruit recruit -> recruit(board, Box.card(recruit.card()), out);
      case SplendorMove.Pay pay ->
          pay(board, Box.card(((Step.Payment) step).card()), pay.tokens(), out);
      case SplendorMove.Return back -> giveBack(board, back.tokens(), out);
      case SplendorMove.TakeLocation pick -> pickLocation(board, pick.side(), out);
      case SplendorMove.Pass _ -> pass(board, out);
    };
  }

  private static Step take(Board board, int tokens, Events out) {
    give(board, tokens, 1);
    Telling.took(out, board.active(), tokens);
    return limit(board, out);
  }

  private static void give(Board board, int tokens, int sign) {
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      int count = Tokens.count(tokens, stone);
      if (count > 0) board.give(board.active(), stone, sign * count);
    }
  }

  private static Step reserve(Board board, Card card, Events out) {
    int seat = board.active();
    int slot = board.slotOf(card);
    board.hand(seat, board.freeInHand(seat), card.index(), false);
    Telling.reserved(out, seat, card);
    takeShield(board, out);
    refill(board, slot, card.level(), out);
    return reservationDone(board, out);
  }

  private static Step reserveTop(Board board, int level, Events out) {
    int seat = board.active();
    var card = Box.card(board.drawFromDeck(level));
    board.hand(seat, board.freeInHand(seat), card.index(), true);
    Telling.reservedBlind(out, seat, card);
    takeShield(board, out);
    return reservationDone(board, out);
  }

  /** S-RESERVE-04, S-RESERVE-05: a grey token if there is one. */
  private static void takeShield(Board board, Events out) {
    if (board.supply(SHIELD) == 0) return;
    board.give(board.active(), SHIELD, 1);
    Telling.gotShield(out, board.active());
  }

  private static Step reservationDone(Board board, Events out) {
    board.progress(true);
    return limit(board, out);
  }

  private static Step recruit(Board board, Card card, Events out) {
    int seat = board.active();
    int slot = board.handSlotOf(seat, card.index());
    boolean blind = slot != Board.NONE && board.isBlind(seat, slot);
    Telling.recruits(out, seat, card, blind);
    if (blind) board.hand(seat, slot, card.index(), false);
    if (Price.hasChoice(board, seat, card)) return new Step.Payment(card.index());
    return pay(board, card, Price.plainPayment(board, seat, card), out);
  }

  private static Step pay(Board board, Card card, int tokens, Events out) {
    int seat = board.active();
    give(board, tokens, -1);
    Telling.paid(out, seat, card, tokens);
    int faceUp = board.slotOf(card);
    board.join(seat, card);
    if (faceUp == Board.NONE) {
      board.hand(seat, board.handSlotOf(seat, card.index()), Board.NONE, false);
    } else {
      refill(board, faceUp, card.level(), out);
    }
    if (card.points() > 0) Telling.scored(out, board, seat);
    takeTime(board, card, out);
    takeAvengers(board, out);
    board.progress(true);
    return limit(board, out);
  }

  /** S-REFILL-01, S-REFILL-02. */
  private static void refill(Board board, int slot, int level, Events out) {
    if (board.leftInDeck(level) == 0) {
      board.faceUp(slot, Board.NONE);
      return;
    }
    int card = board.drawFromDeck(level);
    board.faceUp(slot, card);
    Telling.refilled(out, Box.card(card));
  }

  /** S-TIME-01, S-TIME-03. */
  private static void takeTime(Board board, Card card, Events out) {
    int seat = board.active();
    if (!card.hasTime() || board.tokens(seat, TIME) > 0) return;
    board.give(seat, TIME, 1);
    Telling.gotTime(out, seat);
  }

  /** S-AVENGERS-02 to S-AVENGERS-04. */
  private static void takeAvengers(Board board, Events out) {
    int seat = board.active();
    int owner = board.avengersOwner();
    if (owner == seat) return;
    int toBeat = owner == Board.NONE ? Rules.AVENGERS_SYMBOLS - 1 : board.avengers(owner);
    if (board.avengers(seat) <= toBeat) return;
    boolean ownerWasWinning = owner != Board.NONE && Rules.fulfilsGauntlet(board, owner);
    if (owner != Board.NONE) board.addPoints(owner, -Rules.AVENGERS_POINTS);
    board.addPoints(seat, Rules.AVENGERS_POINTS);
    board.avengersOwner(seat);
    Telling.tookAvengers(out, board, seat, owner);
    Telling.scored(out, board, seat);
    if (owner != Board.NONE) Telling.scored(out, board, owner);
    if (ownerWasWinning && !Rules.fulfilsGauntlet(board, owner)) Telling.gauntletLost(out, owner);
  }

  private static Step limit(Board board, Events out) {
    return board.tokensHeld(board.active()) > Rules.MOST_TOKENS
        ? Step.GIVE_BACK
        : locations(board, out);
  }

  private static Step giveBack(Board board, int tokens, Events out) {
    give(board, tokens, -1);
    Telling.returned(out, board.active(), tokens);
    return locations(board, out);
  }

  /** S-LOCATION-04 to S-LOCATION-06: one is taken by itself, among several the seat chooses. */
  private static Step locations(Board board, Events out) {
    int earned = Board.NONE;
    for (int place = 0; place < board.seats(); place++) {
      if (!Rules.earns(board, board.active(), place)) continue;
      if (earned != Board.NONE) return Step.PICK_LOCATION;
      earned = place;
    }
    if (earned != Board.NONE) takeLocation(board, earned, out);
    return Ending.endOfTurn(board, out);
  }

  private static Step pickLocation(Board board, int side, Events out) {
    for (int place = 0; place < board.seats(); place++) {
      if (board.location(place) == side) takeLocation(board, place, out);
    }
    return Ending.endOfTurn(board, out);
  }

  private static void takeLocation(Board board, int place, Events out) {
    int seat = board.active();
    var location = Box.location(board.location(place));
    board.location(place, location.index(), seat);
    board.addPoints(seat, location.points());
    board.tileTaken(true);
    board.progress(true);
    Telling.tookLocation(out, seat, location);
    Telling.scored(out, board, seat);
  }

  private static Step pass(Board board, Events out) {
    board.passes(board.passes() + 1);
    Telling.passed(out, board.active());
    return locations(board, out);
  }
}
