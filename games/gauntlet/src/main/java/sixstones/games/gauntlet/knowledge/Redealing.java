package sixstones.games.gauntlet.knowledge;

import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.gauntlet.cards.Box;
import sixstones.games.gauntlet.table.Table;

/**
 * Deals anew what a viewer has not seen, until it agrees with everything that can be concluded: a
 * miss, a won or tied fight, a hit that is being resolved, and that Thanos has not won yet.
 */
public final class Redealing {

  private static final int TRIES = 400;

  private Redealing() {}

  /**
   * Shuffles the unseen cards of a table.
   *
   * @param hit the value that Thanos is known to hold while a hit is resolved, or 0
   */
  public static Table of(Table table, Viewer viewer, int hit, Chance chance) {
    for (int i = 0; i < TRIES; i++) {
      var redealt = table.copy();
      shuffle(redealt, true, viewer, chance);
      shuffle(redealt, false, viewer, chance);
      if (agrees(redealt, hit)) return redealt;
    }
    // Hardly ever: so much is known that guesses fail; the true deal is one that agrees.
    return table.copy();
  }

  private static void shuffle(Table table, boolean hero, Viewer viewer, Chance chance) {
    int known = 0;
    for (int seat = 0; seat < table.seats(); seat++) {
      if (viewer.is(seat)) known = table.known(seat) | table.hand(seat);
    }
    int[] unseen = new int[Box.HEROES];
    int count = 0;
    for (int depth = 0; depth < table.leftInDeck(hero); depth++) {
      int card = table.inDeck(hero, depth);
      if ((known >> card & 1) == 0) unseen[count++] = card;
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.isThanos(seat) == hero) continue;
      for (int rest = table.hand(seat) & ~known; rest != 0; rest &= rest - 1) {
        unseen[count++] = Integer.numberOfTrailingZeros(rest);
      }
    }
    chance.shuffle(unseen, count);
    for (int depth = 0; depth < table.leftInDeck(hero); depth++) {
      if ((known >> table.inDeck(hero, depth) & 1) == 0) table.inDeck(hero, depth, unseen[--count]);
    }
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.isThanos(seat) == hero) continue;
      int hand = table.hand(seat) & known;
      for (int i = Integer.bitCount(table.hand(seat) & ~known); i > 0; i--) {
        hand |= 1 << unseen[--count];
      }
      table.hand(seat, hand);
    }
  }

  private static boolean agrees(Table table, int hit) {
    if (table.hasAllStones()) return false;
    for (int seat = 0; seat < table.seats(); seat++) {
      if ((values(table.hand(seat)) & table.excluded(seat)) != 0) return false;
    }
    int thanos = values(table.hand(table.thanos()));
    if (hit > 0 && (thanos >> hit & 1) == 0) return false;
    if (thanos >> table.thanosHoldsAtLeast() == 0) return false;
    if (table.tiedHero() == Table.NONE) return true;
    int tied = Box.card(table.onlyCard(table.tiedHero())).value() + table.tieLead();
    return tied >= 0 && (thanos >> tied & 1) != 0;
  }

  /** The values in a hand, a bit for each. */
  public static int values(int hand) {
    int values = 0;
    for (int rest = hand; rest != 0; rest &= rest - 1) {
      values |= 1 << Box.card(Integer.numberOfTrailingZeros(rest)).value();
    }
    return values;
  }
}
