package sixstones.games.splendor.judgement;

import java.util.function.ToDoubleFunction;
import sixstones.games.splendor.actions.TokenLimit;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.state.Board;

/** The three best cards in reach: what they are worth, less the further away they are. */
record Prospects(double best, double second, double third) {

  /** What each further turn until a card can be paid leaves of its worth. */
  private static final double PATIENCE = 0.72;

  /** What is left of the worth, by the wait in thirds of a turn. */
  private static final double[] LEFT = left();

  /** A price that no hand of tokens can hold takes so many turns more, in thirds. */
  private static final int TOO_DEAR = 9;

  private static double[] left() {
    var left = new double[64];
    for (int thirds = 1; thirds < left.length; thirds++) {
      left[thirds] = Math.pow(PATIENCE, 0.4 + thirds / 3.0);
    }
    left[0] = 1;
    return left;
  }

  static Prospects of(Board board, int seat) {
    double best = 0;
    double second = 0;
    double third = 0;
    for (int i = 0; i < Board.SLOTS + Board.HAND; i++) {
      var card = i < Board.SLOTS ? board.faceUp(i) : board.hand(seat, i - Board.SLOTS);
      if (card == null) continue;
      double prospect = prospect(board, seat, card);
      third = Math.max(third, Math.min(second, prospect));
      second = Math.max(second, Math.min(best, prospect));
      best = Math.max(best, prospect);
    }
    return new Prospects(best, second, third);
  }

  double together() {
    return 0.9 * best + 0.5 * second + 0.3 * third;
  }

  static boolean canPay(Board board, int seat, Card card) {
    return thirdsUntilPaid(board, seat, card) == 0;
  }

  /** How many tokens a seat still lacks for a card. */
  static int missing(Board board, int seat, Card card) {
    int missing = -board.tokens(seat, Stone.SHIELD.ordinal());
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int held = board.bonus(seat, stone) + board.tokens(seat, stone);
      missing += Math.max(0, card.cost(stone) - held);
    }
    return Math.max(0, missing);
  }

  /** The best card in reach for somebody who looks at one thing only, the less the further away. */
  static double nearest(Board board, int seat, ToDoubleFunction<Card> worth) {
    double best = 0;
    for (int i = 0; i < Board.SLOTS + Board.HAND; i++) {
      var card = i < Board.SLOTS ? board.faceUp(i) : board.hand(seat, i - Board.SLOTS);
      if (card == null) continue;
      best = Math.max(best, worth.applyAsDouble(card) * LEFT[thirdsUntilPaid(board, seat, card)]);
    }
    return best;
  }

  static double prospect(Board board, int seat, Card card) {
    double worth =
        Standing.BONUS
            + Standing.POINT * card.points()
            + Standing.AVENGERS_SYMBOL * card.avengers();
    if (board.bonus(seat, card.bonus().ordinal()) == 0) {
      worth += Standing.newColour(board.edition());
    }
    if (card.hasTime() && board.tokens(seat, Stone.TIME.ordinal()) == 0) worth += Standing.TIME;
    return worth * LEFT[thirdsUntilPaid(board, seat, card)];
  }

  /** A guess: three tokens a turn, not more than one and a half of a colour, none that is gone. */
  private static int thirdsUntilPaid(Board board, int seat, Card card) {
    int missing = -board.tokens(seat, Stone.SHIELD.ordinal());
    int mostOfOne = 0;
    int price = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int rest = Math.max(0, card.cost(stone) - board.bonus(seat, stone));
      price += rest;
      int need = Math.max(0, rest - board.tokens(seat, stone));
      missing += need + Math.max(0, need - board.supply(stone));
      mostOfOne = Math.max(mostOfOne, need);
    }
    if (missing <= 0) return 0;
    int thirds = Math.max(missing, 2 * mostOfOne);
    return price > TokenLimit.MOST ? thirds + TOO_DEAR : thirds;
  }
}
