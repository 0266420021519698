package sixstones.games.splendor.judgement;

import java.util.Map;
import sixstones.engine.Judgement;
import sixstones.engine.MoveList;
import sixstones.engine.Style;
import sixstones.engine.event.Events;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.actions.TokenLimit;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.ending.Gauntlet;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.Payment;

/**
 * The worth of a position: points, bonuses, what is still missing for the Gauntlet, and how near
 * the seat is to the cards it could recruit next.
 */
public final class SplendorJudgement implements Judgement<SplendorPosition, SplendorMove> {

  /** Ten careless turns show where a hoard leads; the judgement alone overrates it. */
  private static final Style STYLE = new Style(64, 10, 1, 0.5, 1, 1, 60_000);

  public static final SplendorJudgement INSTANCE = new SplendorJudgement();

  private static final double POINT = 1.0;
  private static final double BONUS = 0.9;
  private static final double NEW_COLOUR = 1.2;
  private static final double TIME = 3.0;
  private static final double AVENGERS_SYMBOL = 0.35;
  private static final double LOCATION_STEP = 0.2;
  private static final double SHIELD = 0.1;

  /** What each further turn until a card can be paid leaves of its worth. */
  private static final double PATIENCE = 0.72;

  /** What holding no, one, two, three cards costs: a full hand is a closed door. */
  private static final double[] BURDEN = {0, 0.35, 0.9, 2.0};

  private SplendorJudgement() {}

  @Override
  public double worth(SplendorPosition position, int seat) {
    if (position.isOver()) {
      return position.outcome().share(seat, false);
    }
    var board = position.board();
    double best = 0;
    for (int other = 0; other < board.seats(); other++) {
      if (other != seat) best = Math.max(best, standing(board, other));
    }
    double lead = standing(board, seat) - best;
    return 1 / (1 + Math.exp(-lead / 6));
  }

  @Override
  public double merit(SplendorPosition position, SplendorMove move) {
    int seat = position.chooser();
    var after = position.copy();
    after.apply(move, Events.OFF);
    if (after.step() instanceof Payment) payPlainly(after);
    if (after.isOver()) return after.outcome().won(seat) ? 1e6 : -1e6;
    double wins = Gauntlet.isFulfilled(after.board(), seat) ? 1e3 : 0;
    return wins + standing(after.board(), seat);
  }

  /** A recruitment is judged with its payment; the first one offered spends the least grey. */
  private static void payPlainly(SplendorPosition position) {
    var payments = new MoveList<SplendorMove>();
    position.moves(payments);
    position.apply(payments.get(0), Events.OFF);
  }

  private static double standing(Board board, int seat) {
    return POINT * board.points(seat)
        + bonuses(board, seat)
        + (board.tokens(seat, Stone.TIME.ordinal()) > 0 ? TIME : 0)
        + AVENGERS_SYMBOL * Math.min(board.avengers(seat), 6)
        + LOCATION_STEP * locationSteps(board, seat)
        + SHIELD * board.tokens(seat, Stone.SHIELD.ordinal())
        + prospects(board, seat)
        - BURDEN[held(board, seat)];
  }

  @Override
  public Map<String, Double> parts(SplendorPosition position, int seat) {
    var board = position.board();
    return Map.of(
        "points",
        POINT * board.points(seat),
        "bonuses",
        bonuses(board, seat),
        "time",
        board.tokens(seat, Stone.TIME.ordinal()) > 0 ? TIME : 0,
        "avengers",
        AVENGERS_SYMBOL * Math.min(board.avengers(seat), 6),
        "location",
        LOCATION_STEP * locationSteps(board, seat),
        "reach",
        prospects(board, seat),
        "hand",
        -BURDEN[held(board, seat)]);
  }

  private static double bonuses(Board board, int seat) {
    double worth = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int count = board.bonus(seat, stone);
      if (count > 0) worth += NEW_COLOUR;
      worth += BONUS * Math.min(count, 4) + 0.3 * Math.max(0, count - 4);
    }
    return worth;
  }

  private static int held(Board board, int seat) {
    int held = 0;
    for (int slot = 0; slot < Board.HAND; slot++) if (board.hand(seat, slot) != null) held++;
    return held;
  }

  private static int locationSteps(Board board, int seat) {
    int steps = 0;
    for (int place = 0; place < board.seats(); place++) {
      var location = board.location(place);
      if (location == null || board.locationOwner(place) != Board.NONE) continue;
      for (int stone = 0; stone < Stone.COLOURS; stone++) {
        steps += Math.min(location.wants(stone), board.bonus(seat, stone));
      }
    }
    return steps;
  }

  /** The best cards in reach: what they are worth, less the further away they are. */
  private static double prospects(Board board, int seat) {
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
    return 0.9 * best + 0.5 * second + 0.3 * third;
  }

  private static double prospect(Board board, int seat, Card card) {
    double worth = BONUS + POINT * card.points() + AVENGERS_SYMBOL * card.avengers();
    if (board.bonus(seat, card.bonus().ordinal()) == 0) worth += NEW_COLOUR;
    if (card.hasTime() && board.tokens(seat, Stone.TIME.ordinal()) == 0) worth += TIME;
    return worth * Math.pow(PATIENCE, turnsUntilPaid(board, seat, card));
  }

  /** A guess: three tokens a turn, not more than one and a half of a colour, none that is gone. */
  private static double turnsUntilPaid(Board board, int seat, Card card) {
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
    double turns = 0.4 + Math.max(missing / 3.0, mostOfOne / 1.5);
    return price > TokenLimit.MOST ? turns + 3 : turns;
  }

  @Override
  public Style style() {
    return STYLE;
  }
}
