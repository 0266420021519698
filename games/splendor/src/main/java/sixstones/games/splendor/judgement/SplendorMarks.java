package sixstones.games.splendor.judgement;

import sixstones.engine.net.Marks;
import sixstones.games.splendor.SplendorPosition;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;
import sixstones.games.splendor.ending.Gauntlet;
import sixstones.games.splendor.moves.SplendorMove;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.steps.GiveBack;
import sixstones.games.splendor.steps.Over;
import sixstones.games.splendor.steps.Payment;
import sixstones.games.splendor.steps.PickLocation;
import sixstones.games.splendor.steps.Turn;

/**
 * What a net sees of Splendor: what every seat has, and for every card in sight how much of its
 * price the own seat and the others lack.
 */
enum SplendorMarks implements Marks<SplendorPosition, SplendorMove> {
  INSTANCE;

  private static final int SEATS = 4;
  private static final int COUNTS = 7;
  private static final int POINTS = 21;
  private static final int SYMBOLS = 8;
  private static final int TOKENS = 10;

  /** How many tokens of a price are missing: none, one, two, three or four, more. */
  private static final int LACKS = 5;

  private static final int WANTS = 7;
  private static final int STEPS = 4;
  private static final int IDLE = 4;

  // What one seat has
  private static final int OF_TOKENS = 0;
  private static final int OF_BONUSES = OF_TOKENS + Stone.KINDS * COUNTS;
  private static final int OF_POINTS = OF_BONUSES + Stone.COLOURS * COUNTS;
  private static final int OF_SYMBOLS = OF_POINTS + POINTS;
  private static final int OF_TILE = OF_SYMBOLS + SYMBOLS;
  private static final int OF_HELD = OF_TILE + 1;
  private static final int OF_HAND = OF_HELD + TOKENS;
  private static final int OF_COLOURS = OF_HAND + Board.HAND;
  private static final int OF_DONE = OF_COLOURS + Stone.COLOURS + 1;
  private static final int SEAT = OF_DONE + 1;

  // The whole table
  private static final int FACE_UP = SEATS * SEAT;
  private static final int I_LACK = FACE_UP + Box.CARDS;
  private static final int THEY_LACK = I_LACK + Box.CARDS * LACKS;
  private static final int MINE = THEY_LACK + Box.CARDS * LACKS;
  private static final int THEIRS = MINE + Box.CARDS * LACKS;
  private static final int I_WANT = THEIRS + Box.CARDS * 2;
  private static final int THEY_WANT = I_WANT + Box.MOST_SIDES * WANTS;
  private static final int SUPPLY = THEY_WANT + Box.MOST_SIDES * WANTS;
  private static final int PLAYERS = SUPPLY + Stone.KINDS * (COUNTS + 1);
  private static final int STEP = PLAYERS + SEATS + 1;
  private static final int ROUNDS = STEP + STEPS;
  private static final int COUNT = ROUNDS + IDLE;

  // Moves
  private static final int TAKE = 0;
  private static final int TAKE_TWO = TAKE + (1 << Stone.COLOURS);
  private static final int RESERVE = TAKE_TWO + Stone.COLOURS;
  private static final int RESERVE_TOP = RESERVE + Box.CARDS;
  private static final int RECRUIT = RESERVE_TOP + Box.LEVELS;
  private static final int PAY = RECRUIT + Box.CARDS;
  private static final int RETURN = PAY + COUNTS;
  private static final int LOCATION = RETURN + Stone.KINDS;
  private static final int PASS = LOCATION + Box.MOST_SIDES;
  private static final int KINDS = PASS + 1;

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public int most() {
    return 256;
  }

  @Override
  public int kinds() {
    return KINDS;
  }

  @Override
  public int mostSides() {
    return SEATS;
  }

  @Override
  public int sides(SplendorPosition position) {
    return position.seats();
  }

  @Override
  public int of(SplendorPosition position, int[] into) {
    var board = position.board();
    int own = board.active();
    int n = 0;
    into[n++] = PLAYERS + board.seats();
    into[n++] = STEP + step(position);
    into[n++] = ROUNDS + Math.min(board.idleRounds(), IDLE - 1);
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      into[n++] = SUPPLY + stone * (COUNTS + 1) + Math.min(board.supply(stone), COUNTS);
    }
    for (int seat = 0; seat < board.seats(); seat++) n = seat(board, seat, own, into, n);
    for (int slot = 0; slot < Board.SLOTS; slot++) {
      var card = board.faceUp(slot);
      if (card != null) n = faceUp(board, card, own, into, n);
    }
    return n;
  }

  private static int step(SplendorPosition position) {
    return switch (position.step()) {
      case Turn _, Over _ -> 0;
      case Payment _ -> 1;
      case GiveBack _ -> 2;
      case PickLocation _ -> 3;
    };
  }

  private static int seat(Board board, int seat, int own, int[] into, int n) {
    int base = SEAT * Marks.fromOwn(seat, own, board.seats());
    int colours = 0;
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      int tokens = board.tokens(seat, stone);
      if (tokens > 0) into[n++] = base + OF_TOKENS + stone * COUNTS + Math.min(tokens, COUNTS) - 1;
    }
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int bonus = board.bonus(seat, stone);
      if (bonus == 0) continue;
      colours++;
      into[n++] = base + OF_BONUSES + stone * COUNTS + Math.min(bonus, COUNTS) - 1;
    }
    into[n++] = base + OF_COLOURS + colours;
    into[n++] = base + OF_POINTS + Math.min(board.points(seat), POINTS - 1);
    int symbols = Math.min(board.avengers(seat), SYMBOLS);
    if (symbols > 0) into[n++] = base + OF_SYMBOLS + symbols - 1;
    if (board.avengersOwner() == seat) into[n++] = base + OF_TILE;
    int held = Math.min(board.tokensHeld(seat), TOKENS);
    if (held > 0) into[n++] = base + OF_HELD + held - 1;
    if (Gauntlet.isFulfilled(board, seat)) into[n++] = base + OF_DONE;
    n = hand(board, seat, own, into, n);
    return locations(board, seat, own, into, n);
  }

  private static int hand(Board board, int seat, int own, int[] into, int n) {
    int cards = 0;
    for (int slot = 0; slot < Board.HAND; slot++) {
      var card = board.hand(seat, slot);
      if (card == null) continue;
      cards++;
      int lack = lack(board, seat, card);
      into[n++] =
          seat == own
              ? MINE + card.index() * LACKS + lack
              : THEIRS + card.index() * 2 + Math.min(lack, 1);
    }
    if (cards > 0) {
      into[n++] = SEAT * Marks.fromOwn(seat, own, board.seats()) + OF_HAND + cards - 1;
    }
    return n;
  }

  private static int locations(Board board, int seat, int own, int[] into, int n) {
    for (int place = 0; place < board.places(); place++) {
      var location = board.location(place);
      if (location == null || board.locationOwner(place) != Board.NONE) continue;
      int wants = Standing.missing(board, seat, location);
      into[n++] =
          (seat == own ? I_WANT : THEY_WANT)
              + location.index() * WANTS
              + Math.min(wants, WANTS - 1);
    }
    return n;
  }

  private static int faceUp(Board board, Card card, int own, int[] into, int n) {
    into[n++] = FACE_UP + card.index();
    for (int seat = 0; seat < board.seats(); seat++) {
      into[n++] =
          (seat == own ? I_LACK : THEY_LACK) + card.index() * LACKS + lack(board, seat, card);
    }
    return n;
  }

  private static int lack(Board board, int seat, Card card) {
    int lack = -board.tokens(seat, Stone.SHIELD.ordinal());
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      lack += Math.max(0, card.cost(stone) - board.bonus(seat, stone) - board.tokens(seat, stone));
    }
    if (lack <= 2) return Math.max(0, lack);
    return lack <= 4 ? 3 : 4;
  }

  @Override
  public int kind(SplendorMove move) {
    return switch (move) {
      case SplendorMove.Take(int tokens) -> take(tokens);
      case SplendorMove.Reserve(Card card) -> RESERVE + card.index();
      case SplendorMove.ReserveTop(int level) -> RESERVE_TOP + level - 1;
      case SplendorMove.Recruit(Card card) -> RECRUIT + card.index();
      case SplendorMove.Pay(int tokens) ->
          PAY + Math.min(Tokens.count(tokens, Stone.SHIELD.ordinal()), COUNTS - 1);
      case SplendorMove.Return(int tokens) -> RETURN + first(tokens);
      case SplendorMove.TakeLocation(var location) -> LOCATION + location.index();
      case SplendorMove.Pass() -> PASS;
    };
  }

  private static int take(int tokens) {
    int set = 0;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      int count = Tokens.count(tokens, stone);
      if (count > 1) return TAKE_TWO + stone;
      set |= count << stone;
    }
    return TAKE + set;
  }

  private static int first(int tokens) {
    return Integer.numberOfTrailingZeros(tokens) / 4;
  }
}
