package sixstones.games.splendor.moves;

import sixstones.engine.Bits;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;

/** Moves that recur, made once: playouts hand out the same instances again and again. */
public final class SharedMoves {

  public static final SplendorMove PASS = new SplendorMove.Pass();

  private static final int EDITIONS = Edition.values().length;
  private static final SplendorMove[][] RECRUIT = new SplendorMove[EDITIONS][Box.CARDS];
  private static final SplendorMove[][] RESERVE = new SplendorMove[EDITIONS][Box.CARDS];
  private static final SplendorMove[] RESERVE_TOP = new SplendorMove[Box.LEVELS + 1];
  private static final SplendorMove[] TAKE_TWO = new SplendorMove[Stone.COLOURS];
  private static final SplendorMove[][] LOCATION = new SplendorMove[EDITIONS][Box.MOST_SIDES];

  /** By set of colours. */
  private static final SplendorMove[] TAKE_EACH = new SplendorMove[1 << Stone.COLOURS];

  /** For every set of available colours, the sets of three that can be taken from it. */
  private static final SplendorMove[][] THREE_OF = new SplendorMove[1 << Stone.COLOURS][];

  static {
    for (var edition : Edition.values()) shareThings(Box.of(edition));
    for (int level = 1; level <= Box.LEVELS; level++) {
      RESERVE_TOP[level] = new SplendorMove.ReserveTop(level);
    }
    for (var stone : Stone.colours()) {
      TAKE_TWO[stone.ordinal()] = new SplendorMove.Take(Tokens.of(stone.ordinal(), 2));
    }
    for (int set = 0; set < TAKE_EACH.length; set++) TAKE_EACH[set] = each(set);
    for (int set = 0; set < THREE_OF.length; set++) THREE_OF[set] = threeOf(set);
  }

  private SharedMoves() {}

  private static void shareThings(Box box) {
    int edition = box.edition().ordinal();
    for (var card : box.cards()) {
      RECRUIT[edition][card.index()] = new SplendorMove.Recruit(card);
      RESERVE[edition][card.index()] = new SplendorMove.Reserve(card);
    }
    for (var location : box.locations()) {
      LOCATION[edition][location.index()] = new SplendorMove.TakeLocation(location);
    }
  }

  public static SplendorMove recruit(Card card) {
    return RECRUIT[card.edition().ordinal()][card.index()];
  }

  public static SplendorMove reserve(Card card) {
    return RESERVE[card.edition().ordinal()][card.index()];
  }

  public static SplendorMove reserveTop(int level) {
    return RESERVE_TOP[level];
  }

  public static SplendorMove takeTwo(Stone stone) {
    return TAKE_TWO[stone.ordinal()];
  }

  public static SplendorMove location(Location location) {
    return LOCATION[location.edition().ordinal()][location.index()];
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
      if (Bits.has(set, stone)) tokens += Tokens.one(stone);
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
