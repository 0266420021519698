package sixstones.games.gauntlet.knowledge;

import sixstones.engine.Bits;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Table;

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
  public static void sees(Table table, int seat, int card) {
    if ((table.known(seat) & Box.twins(card)) == 0) follows(table, seat, card);
  }

  /** The seat knows where this very card lies: it put it there, or saw the top of the deck. */
  public static void follows(Table table, int seat, int card) {
    table.known(seat, Bits.with(table.known(seat), card));
  }

  /**
   * A card left a hand and lies face up now. If its twin is still in the hand, nobody but the owner
   * can tell which of the two he had seen, so he knows of neither.
   */
  public static void isShown(Table table, int owner, int card) {
    forget(table, Bits.of(card), Table.NONE);
    forget(table, Box.twins(card) & table.hand(owner), owner);
  }

  /** Cards went to places that only one seat can follow. */
  public static void forget(Table table, int cards, int except) {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (seat != except) table.known(seat, table.known(seat) & ~cards);
    }
  }

  /** A shuffle: nobody knows where a card of the deck is. */
  public static void shuffled(Table table, Side side) {
    int cards = 0;
    for (int depth = 0; depth < table.leftInDeck(side); depth++) {
      cards = Bits.with(cards, table.inDeck(side, depth));
    }
    forget(table, cards, Table.NONE);
  }

  /** A hand is no longer the one that something was concluded about. */
  public static void handChanged(Table table, int seat) {
    table.excluded(seat, 0);
    if (table.isThanos(seat)) {
      table.thanosHoldsAtLeast(0);
      table.tie(Table.NONE, 0);
      table.mayBeComplete(!table.stonesCount());
    } else if (table.tiedHero() == seat) {
      table.tie(Table.NONE, 0);
    }
  }

  /** Everybody has learned that a hand has no card of these values. */
  public static void exclude(Table table, int seat, int values) {
    table.excluded(seat, table.excluded(seat) | values);
  }
}
