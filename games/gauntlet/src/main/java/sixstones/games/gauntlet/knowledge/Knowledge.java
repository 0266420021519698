package sixstones.games.gauntlet.knowledge;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Board;

/**
 * Keeps what the seats know true while cards move. A seat follows a card it has seen as long as its
 * way is public; where cards change places unseen, it forgets.
 */
public final class Knowledge {

  private Knowledge() {}

  /**
   * A card of a hand is seen. Who has seen its twin there can't tell whether this is another: the
   * sight adds nothing.
   */
  public static void sees(Board board, int seat, int card) {
    if ((board.known(seat) & Box.twins(card)) == 0) follows(board, seat, card);
  }

  /** The seat knows where this very card lies: it put it there, or saw the top of the deck. */
  public static void follows(Board board, int seat, int card) {
    board.known(seat, Bits.with(board.known(seat), card));
  }

  /**
   * A card left a hand and lies face up now. If its twin is still in the hand, nobody but the owner
   * can tell which of the two he had seen, so he knows of neither.
   */
  public static void isShown(Board board, int owner, int card) {
    forget(board, 1 << card, Board.NONE);
    forget(board, Box.twins(card) & board.hand(owner), owner);
  }

  /** Cards went to places that only one seat can follow. */
  public static void forget(Board board, int cards, int except) {
    for (int seat = 0; seat < board.seats(); seat++) {
      if (seat != except) board.known(seat, board.known(seat) & ~cards);
    }
  }

  /** A shuffle: nobody knows where a card of the deck is. */
  public static void shuffled(Board board, Side side) {
    int cards = 0;
    for (int depth = 0; depth < board.leftInDeck(side); depth++) {
      cards = Bits.with(cards, board.inDeck(side, depth));
    }
    forget(board, cards, Board.NONE);
  }

  /** A hand is no longer the one that something was concluded about. */
  public static void handChanged(Board board, int seat) {
    board.excluded(seat, 0);
    if (board.isThanos(seat)) {
      board.thanosHoldsAtLeast(0);
      board.tie(Board.NONE, 0);
      board.mayBeComplete(!board.stonesCount());
    } else if (board.tiedHero() == seat) {
      board.tie(Board.NONE, 0);
    }
  }

  /** Everybody has learned that a hand has no card of these values. */
  public static void exclude(Board board, int seat, int values) {
    board.excluded(seat, board.excluded(seat) | values);
  }
}
