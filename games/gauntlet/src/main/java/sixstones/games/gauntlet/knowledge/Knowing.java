package sixstones.games.gauntlet.knowledge;

import sixstones.games.gauntlet.table.Table;

/**
 * Keeps what the seats know true while cards move. A seat follows a card it has seen as long as its
 * way is public; where cards change places unseen, it forgets.
 */
public final class Knowing {

  private Knowing() {}

  public static void sees(Table table, int seat, int card) {
    table.known(seat, table.known(seat) | 1 << card);
  }

  /** The card lies face up now: there is nothing left to know. */
  public static void isShown(Table table, int card) {
    forget(table, 1 << card, Table.NONE);
  }

  /** Cards went to places that only one seat can follow. */
  public static void forget(Table table, int cards, int except) {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (seat != except) table.known(seat, table.known(seat) & ~cards);
    }
  }

  /** A shuffle: nobody knows where a card of the deck is. */
  public static void shuffled(Table table, boolean hero) {
    int cards = 0;
    for (int depth = 0; depth < table.leftInDeck(hero); depth++) {
      cards |= 1 << table.inDeck(hero, depth);
    }
    forget(table, cards, Table.NONE);
  }

  /** A hand is no longer the one that something was concluded about. */
  public static void handChanged(Table table, int seat) {
    table.excluded(seat, 0);
    if (table.isThanos(seat)) {
      table.thanosHoldsAtLeast(0);
      table.tie(Table.NONE, 0);
    } else if (table.tiedHero() == seat) {
      table.tie(Table.NONE, 0);
    }
  }

  /** Everybody has learned that a hand has no card of these values. */
  public static void exclude(Table table, int seat, int values) {
    table.excluded(seat, table.excluded(seat) | values);
  }
}
