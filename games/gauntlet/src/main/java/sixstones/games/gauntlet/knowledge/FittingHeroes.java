package sixstones.games.gauntlet.knowledge;

import sixstones.engine.Bits;
import sixstones.engine.chance.Chance;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.state.Board;

/**
 * Cards for the heroes of whom everybody concludes something: what they don't hold, or what they
 * hold in relation to Thanos. A card is as likely as there are ways to deal the rest after it.
 */
final class FittingHeroes {

  private static final int VALUES = 7;

  private final Board board;
  private final int heroes;
  private final ThanosHands thanosHands;

  /** The cards still to be dealt, and how many there are of each value. */
  private int cards;

  private final int[] left = new int[VALUES];
  private int dealt;

  FittingHeroes(Board board, int placed, int cards, ThanosHands thanosHands) {
    this.board = board;
    this.cards = cards;
    this.thanosHands = thanosHands;
    int concluded = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      boolean unseen = !board.isThanos(seat) && (board.hand(seat) & ~placed) != 0;
      if (unseen && (board.excluded(seat) != 0 || board.tiedHero() == seat)) {
        concluded = Bits.with(concluded, seat);
      }
    }
    heroes = concluded;
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      left[Box.card(Bits.first(rest)).value()]++;
    }
  }

  /** The heroes who get a card, in the order of {@link #next}. */
  int heroes() {
    return heroes;
  }

  /** The card of the next of the heroes. */
  int next(Chance chance) {
    int seat = Bits.nth(heroes, dealt);
    int pick = chance.below(Math.toIntExact(ways(dealt)));
    int value = 0;
    while (pick >= 0) pick -= Math.toIntExact(ways(seat, ++value, dealt));
    dealt++;
    int card = cardOf(value, chance.below(left[value]));
    left[value]--;
    cards = Bits.without(cards, card);
    return card;
  }

  private int cardOf(int value, int skip) {
    int fitting = 0;
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) {
      if (Box.card(Bits.first(rest)).value() == value) {
        fitting = Bits.with(fitting, Bits.first(rest));
      }
    }
    return Bits.nth(fitting, skip);
  }

  /** In how many ways the heroes from this one on can be dealt. */
  private long ways(int from) {
    if (from == Bits.count(heroes)) return 1;
    int seat = Bits.nth(heroes, from);
    long ways = 0;
    for (int value = 1; value < VALUES; value++) ways += ways(seat, value, from);
    return ways;
  }

  private long ways(int seat, int value, int from) {
    if (left[value] == 0 || Bits.has(board.excluded(seat), value)) return 0;
    long here = left[value];
    if (board.tiedHero() == seat) here *= thanosHands.having(value + board.tieLead());
    if (here == 0) return 0;
    left[value]--;
    long ways = here * ways(from + 1);
    left[value]++;
    return ways;
  }
}
