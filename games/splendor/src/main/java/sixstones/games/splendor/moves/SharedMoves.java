package sixstones.games.splendor.moves;

import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;

/** Moves that recur, made once: playouts hand out the same instances again and again. */
public final class SharedMoves {

  public static final SplendorMove PASS = new SplendorMove.Pass();

  private static final SplendorMove[] RECRUIT = new SplendorMove[Box.CARDS];
  private static final SplendorMove[] RESERVE = new SplendorMove[Box.CARDS];
  private static final SplendorMove[] RESERVE_TOP = new SplendorMove[Box.LEVELS + 1];
  private static final SplendorMove[] TAKE_TWO = new SplendorMove[Stone.COLOURS];
  private static final SplendorMove[] LOCATION = new SplendorMove[Box.SIDES];

  /** By set of colours. */
  private static final SplendorMove[] TAKE_EACH = new SplendorMove[1 << Stone.COLOURS];

  /** For every set of available colours, the sets of three that can be taken from it. */
  private static final SplendorMove[][] THREE_OF = new SplendorMove[1 << Stone.COLOURS][];

  static {
    for (int card = 0; card < Box.CARDS; card++) {
      RECRUIT[card] = new SplendorMove.Recruit(card);
      RESERVE[card] = new SplendorMove.Reserve(card);
    }
    for (int level = 1; level <= Box.LEVELS; level++) {
      RESERVE_TOP[level] = new SplendorMove.ReserveTop(level);
    }
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      TAKE_TWO[stone] = new SplendorMove.Take(Tokens.of(stone, 2));
    }
    for (int side = 0; side < Box.SIDES; side++) {
      LOCATION[side] = new SplendorMove.TakeLocation(side);
    }
    for (int set = 0; set < TAKE_EACH.length; set++) TAKE_EACH[set] = each(set);
    for (int set = 0; set < THREE_OF.length; set++) THREE_OF[set] = threeOf(set);
  }

  private SharedMoves() {}

  public static SplendorMove recruit(int card) {
    return RECRUIT[card];
  }

  public static SplendorMove reserve(int card) {
    return RESERVE[card];
  }

  public static SplendorMove reserveTop(int level) {
    return RESERVE_TOP[level];
  }

  public static SplendorMove takeTwo(int stone) {
    return TAKE_TWO[stone];
  }

  public static SplendorMove location(int side) {
    return LOCATION[side];
  }

  /**
   * S-TAKE-01, S-TAKE-02: what "take 3 different" can be when these colours are available: three of
   * them, or all if they are fewer.
   */
  public static SplendorMove[] takeDifferent(int available) {
    return THREE_OF[available];
  }

  private static SplendorMove each(int set) {
    int tokens = Tokens.NONE;
    for (int stone = 0; stone < Stone.COLOURS; stone++) {
      if ((set >> stone & 1) != 0) tokens += Tokens.one(stone);
    }
    return new SplendorMove.Take(tokens);
  }

  private static SplendorMove[] threeOf(int available) {
    int size = Integer.bitCount(available);
    if (size == 0) return new SplendorMove[0];
    if (size <= 3) return new SplendorMove[] {TAKE_EACH[available]};
    var moves = new SplendorMove[size == 4 ? 4 : 10];
    int count = 0;
    for (int set = 0; set < TAKE_EACH.length; set++) {
      if ((set & ~available) == 0 && Integer.bitCount(set) == 3) moves[count++] = TAKE_EACH[set];
    }
    return moves;
  }
}
