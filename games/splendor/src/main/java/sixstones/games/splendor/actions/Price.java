package sixstones.games.splendor.actions;

import org.jspecify.annotations.Nullable;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.moves.Because;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;

/** What a card costs a seat, and the ways to pay it. */
public final class Price {

  private static final int SHIELD = Stone.SHIELD.ordinal();

  private Price() {}

  /** S-RECRUIT-02: printed cost less bonuses, per colour, never below zero. */
  public static int of(Board board, int seat, Card card) {
    int price = Tokens.NONE;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int rest = card.cost(stone) - board.bonus(seat, stone);
      if (rest > 0) price += Tokens.of(stone, rest);
    }
    return price;
  }

  /** S-RECRUIT-03: whether the seat's tokens cover the price, grey for what is missing. */
  public static boolean canPay(Board board, int seat, Card card) {
    return missing(board, seat, card) == 0;
  }

  /** How many tokens a seat lacks for a card; 0 if it can pay. */
  static int missing(Board board, int seat, Card card) {
    int missing = Tokens.missing(card.cost(), means(board, seat));
    return Math.max(0, missing - board.tokens(seat, SHIELD));
  }

  /** Bonuses and coloured tokens of a seat together, for {@link Tokens#missing}. */
  static int means(Board board, int seat) {
    int means = Tokens.NONE;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int count = board.bonus(seat, stone) + board.tokens(seat, stone);
      means += Tokens.of(stone, Math.min(count, Tokens.MOST_COMPARED));
    }
    return means;
  }

  /** Whether there is more than one way to pay: grey is left over, and some colour was paid. */
  static boolean hasChoice(Board board, int seat, Card card) {
    int grey = board.tokens(seat, SHIELD);
    int replaceable = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int rest = card.cost(stone) - board.bonus(seat, stone);
      if (rest <= 0) continue;
      int own = board.tokens(seat, stone);
      if (rest > own) grey -= rest - own;
      replaceable += Math.min(rest, own);
    }
    return grey > 0 && replaceable > 0;
  }

  /** Coloured tokens first, grey for the shortfall (S-RULE-07). */
  static int plainPayment(Board board, int seat, Card card) {
    int payment = Tokens.NONE;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int rest = card.cost(stone) - board.bonus(seat, stone);
      if (rest <= 0) continue;
      int own = Math.min(rest, board.tokens(seat, stone));
      payment += Tokens.of(stone, own) + Tokens.of(SHIELD, rest - own);
    }
    return payment;
  }

  /** All exact payments, the one with the least grey first. */
  public static void payments(Board board, int seat, Card card, MoveList<SplendorMove> into) {
    int price = of(board, seat, card);
    for (int grey = 0; grey <= board.tokens(seat, SHIELD); grey++) {
      choose(board, seat, price, 0, grey, Tokens.of(SHIELD, grey), into);
    }
  }

  private static void choose(
      Board board,
      int seat,
      int price,
      int stone,
      int grey,
      int payment,
      MoveList<SplendorMove> into) {
    if (stone == Stone.COLOURS) {
      if (grey == 0) into.add(new SplendorMove.Pay(payment));
      return;
    }
    int rest = Tokens.count(price, stone);
    int fewestGrey = Math.max(0, rest - board.tokens(seat, stone));
    for (int replaced = fewestGrey; replaced <= Math.min(rest, grey); replaced++) {
      int paid = payment + Tokens.of(stone, rest - replaced);
      choose(board, seat, price, stone + 1, grey - replaced, paid, into);
    }
  }

  public static @Nullable Refusal refusal(Board board, Card card, int tokens) {
    int seat = board.active();
    if (Tokens.count(tokens, Stone.TIME.ordinal()) > 0) {
      return Because.of("S-RECRUIT-08", "noGreen");
    }
    int price = of(board, seat, card);
    if (Tokens.total(tokens) != Tokens.total(price)) {
      return Because.of("S-RECRUIT-04", "exactly");
    }
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      int count = Tokens.count(tokens, stone);
      if (count > board.tokens(seat, stone)) return Because.of("S-RECRUIT-03", "notHeld");
      if (Stone.of(stone).isColour() && count > Tokens.count(price, stone)) {
        return Because.of("S-RECRUIT-04", "exactly");
      }
    }
    return null;
  }
}
