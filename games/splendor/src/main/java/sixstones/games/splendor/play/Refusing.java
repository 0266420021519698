package sixstones.games.splendor.play;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.splendor.board.Board;
import sixstones.games.splendor.cards.Box;
import sixstones.games.splendor.cards.Stone;
import sixstones.games.splendor.cards.Tokens;
import sixstones.games.splendor.moves.SplendorMove;

/** Says which rule forbids a move. */
final class Refusing {

  private Refusing() {}

  static @Nullable Refusal of(Board board, Step step, SplendorMove move) {
    return switch (step) {
      case Step.Turn _ -> inTurn(board, move);
      case Step.Payment payment ->
          move instanceof SplendorMove.Pay pay
              ? payment(board, payment.card(), pay.tokens())
              : because("S-RECRUIT-03", "payFirst");
      case Step.GiveBack _ ->
          move instanceof SplendorMove.Return back
              ? giveBack(board, back.tokens())
              : because("S-LIMIT-02", "returnFirst");
      case Step.PickLocation _ ->
          move instanceof SplendorMove.TakeLocation pick
              ? location(board, pick.side())
              : because("S-LOCATION-06", "locationFirst");
      case Step.Over _ -> because("S-END-06", "over");
    };
  }

  private static @Nullable Refusal inTurn(Board board, SplendorMove move) {
    return switch (move) {
      case SplendorMove.Take take -> take(board, take.tokens());
      case SplendorMove.Reserve reserve -> reserve(board, reserve.card());
      case SplendorMove.ReserveTop top -> reserveTop(board, top.level());
      case SplendorMove.Recruit recruit -> recruit(board, recruit.card());
      case SplendorMove.Pay _ -> because("S-RECRUIT-01", "nothingToPay");
      case SplendorMove.Return _ -> because("S-LIMIT-06", "nothingToReturn");
      case SplendorMove.TakeLocation _ -> because("S-LOCATION-01", "notNow");
      case SplendorMove.Pass _ -> pass(board);
    };
  }

  private static @Nullable Refusal take(Board board, int tokens) {
    if (Tokens.count(tokens, Stone.SHIELD.ordinal()) + Tokens.count(tokens, Stone.TIME.ordinal())
        > 0) {
      return because("S-TAKE-07", "notTakeable");
    }
    int kinds = 0;
    int most = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int count = Tokens.count(tokens, stone);
      if (count > 0) kinds |= 1 << stone;
      most = Math.max(most, count);
    }
    int colours = Integer.bitCount(kinds);
    if (most == 2 && colours == 1) return takeTwo(board, Integer.numberOfTrailingZeros(kinds));
    if (most > 1 || colours > 3) return because("S-TAKE-01", "threeDifferentOrTwo");
    int available = LegalMoves.available(board);
    if (available == 0) return because("S-TAKE-04", "noneLeft");
    int wanted = Math.min(3, Integer.bitCount(available));
    var rule = wanted == 3 ? "S-TAKE-01" : "S-TAKE-02";
    int usedUp = kinds & ~available;
    if (usedUp != 0) {
      var stone = Stone.of(Integer.numberOfTrailingZeros(usedUp));
      return Refusal.of(rule, why("usedUp").name("stone", stone.key()));
    }
    return colours == wanted
        ? null
        : Refusal.of(
            wanted == 3 ? "S-TAKE-03" : "S-TAKE-02", why("takeExactly").number("count", wanted));
  }

  private static @Nullable Refusal takeTwo(Board board, int stone) {
    if (board.supply(stone) >= 4) return null;
    return Refusal.of(
        "S-TAKE-06",
        why("stackTooLow")
            .name("stone", Stone.of(stone).key())
            .number("count", board.supply(stone)));
  }

  private static @Nullable Refusal reserve(Board board, int card) {
    if (board.freeInHand(board.active()) == Board.NONE) return because("S-RESERVE-06", "handFull");
    return board.slotOf(Box.card(card)) == Board.NONE ? because("S-RESERVE-01", "notFaceUp") : null;
  }

  private static @Nullable Refusal reserveTop(Board board, int level) {
    if (board.freeInHand(board.active()) == Board.NONE) return because("S-RESERVE-06", "handFull");
    return board.leftInDeck(level) == 0 ? because("S-RESERVE-02", "deckEmpty") : null;
  }

  private static @Nullable Refusal recruit(Board board, int index) {
    var card = Box.card(index);
    int seat = board.active();
    if (board.slotOf(card) == Board.NONE && board.handSlotOf(seat, index) == Board.NONE) {
      return because(isSeenInAHand(board, index) ? "S-RESERVE-11" : "S-RECRUIT-01", "notYours");
    }
    if (Price.canPay(board, seat, card)) return null;
    return Refusal.of(
        "S-RECRUIT-06",
        why("tooDear").name("card", card.key()).number("missing", missing(board, seat, index)));
  }

  /** Blind cards don't count: which rule refuses must not tell where they are. */
  private static boolean isSeenInAHand(Board board, int card) {
    for (int seat = 0; seat < board.seats(); seat++) {
      int slot = board.handSlotOf(seat, card);
      if (slot != Board.NONE && !board.isBlind(seat, slot)) return true;
    }
    return false;
  }

  private static int missing(Board board, int seat, int card) {
    int missing = -board.tokens(seat, Stone.SHIELD.ordinal());
    int price = Price.of(board, seat, Box.card(card));
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      missing += Math.max(0, Tokens.count(price, stone) - board.tokens(seat, stone));
    }
    return missing;
  }

  private static @Nullable Refusal pass(Board board) {
    int seat = board.active();
    boolean canTake = LegalMoves.available(board) != 0;
    boolean canReserve = board.freeInHand(seat) != Board.NONE && anythingToReserve(board);
    return canTake || canReserve || canRecruit(board, seat)
        ? because("S-TURN-04", "mustAct")
        : null;
  }

  private static boolean anythingToReserve(Board board) {
    for (int slot = 0; slot < Board.SLOTS; slot++)
      if (board.faceUp(slot) != Board.NONE) return true;
    for (int level = 1; level <= Box.LEVELS; level++) if (board.leftInDeck(level) > 0) return true;
    return false;
  }

  private static boolean canRecruit(Board board, int seat) {
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      int card = board.faceUp(slot);
      if (card != Board.NONE && Price.canPay(board, seat, Box.card(card))) return true;
    }
    for (int slot = 0; slot < Board.HAND; slot++) {
      int card = board.hand(seat, slot);
      if (card != Board.NONE && Price.canPay(board, seat, Box.card(card))) return true;
    }
    return false;
  }

  private static @Nullable Refusal payment(Board board, int card, int tokens) {
    int seat = board.active();
    if (Tokens.count(tokens, Stone.TIME.ordinal()) > 0) return because("S-RECRUIT-08", "noGreen");
    int price = Price.of(board, seat, Box.card(card));
    if (Tokens.total(tokens) != Tokens.total(price)) return because("S-RECRUIT-04", "exactly");
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      int count = Tokens.count(tokens, stone);
      if (count > board.tokens(seat, stone)) return because("S-RECRUIT-03", "notHeld");
      if (Stone.of(stone).isColour() && count > Tokens.count(price, stone)) {
        return because("S-RECRUIT-04", "exactly");
      }
    }
    return null;
  }

  private static @Nullable Refusal giveBack(Board board, int tokens) {
    int seat = board.active();
    if (Tokens.count(tokens, Stone.TIME.ordinal()) > 0) return because("S-LIMIT-04", "greenStays");
    int surplus = board.tokensHeld(seat) - Rules.MOST_TOKENS;
    if (Tokens.total(tokens) != surplus) {
      return Refusal.of("S-LIMIT-03", why("returnExactly").number("count", surplus));
    }
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      if (Tokens.count(tokens, stone) > board.tokens(seat, stone)) {
        return because("S-LIMIT-03", "notHeld");
      }
    }
    return null;
  }

  private static @Nullable Refusal location(Board board, int side) {
    for (int place = 0; place < board.seats(); place++) {
      if (board.location(place) != side) continue;
      if (board.locationOwner(place) != Board.NONE) {
        return Refusal.of("S-LOCATION-09", why("taken").seat(board.locationOwner(place)));
      }
      return Rules.earns(board, board.active(), place)
          ? null
          : because("S-LOCATION-02", "notEarned");
    }
    return because("S-SETUP-05", "notInPlay");
  }

  private static Refusal because(String rule, String key) {
    return Refusal.of(rule, why(key));
  }

  private static Phrase why(String key) {
    return Phrase.of("splendor.refusal." + key);
  }
}
