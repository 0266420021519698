package sixstones.games.gauntlet.knowledge;

import sixstones.engine.Bits;
import sixstones.engine.Viewer;
import sixstones.engine.chance.Chance;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Board;

/**
 * Deals anew what a viewer has not seen. Every deal that agrees with what can be concluded (a miss,
 * a won or tied fight, a hit that is being resolved, and that Thanos has not won yet) is equally
 * likely: first the heroes of whom something is concluded get a card, then Thanos one of the hands
 * that fit, then the rest is shuffled.
 */
public final class Redeal {

  private final Board board;
  private final Chance chance;

  /** The cards that the viewer can place. */
  private final int placed;

  /** Which card lies now where each one lay. */
  private final int[] instead = new int[Box.CARDS];

  private Redeal(Board board, int placed, Chance chance) {
    this.board = board;
    this.placed = placed;
    this.chance = chance;
    for (int card = 0; card < Box.CARDS; card++) instead[card] = card;
  }

  /**
   * Deals the unseen cards of a table anew.
   *
   * @param hit the value that Thanos is known to hold while a hit is resolved, or 0
   */
  public static Board of(Board board, Viewer viewer, int hit, Chance chance) {
    int placed = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (viewer.is(seat)) placed = board.known(seat) | board.hand(seat);
    }
    var redeal = new Redeal(board.copy(), placed, chance);
    redeal.dealHands(hit);
    redeal.carryOver(viewer);
    return redeal.board;
  }

  private void dealHands(int hit) {
    int thanos = board.thanos();
    int heroCards = unseen(Side.HEROES);
    int thanosCards = unseen(Side.THANOS);
    int hidden = Bits.count(board.hand(thanos) & ~placed);
    var hands = new ThanosHands(board, board.hand(thanos) & placed, thanosCards, hidden, hit);
    var fitting = new FittingHeroes(board, placed, heroCards, hands);
    for (int rest = fitting.heroes(); rest != 0; rest = Bits.rest(rest)) {
      int card = fitting.next(chance);
      heroCards = Bits.without(heroCards, card);
      give(Bits.first(rest), new int[] {card});
    }
    int hand = hands.pick(tiedValue(), chance) & ~placed;
    give(thanos, shuffled(hand));
    dealRest(Side.HEROES, shuffled(heroCards), fitting.heroes());
    dealRest(Side.THANOS, shuffled(thanosCards & ~hand), Bits.of(thanos));
  }

  /** The cards of a side that the viewer can't place. */
  private int unseen(Side side) {
    int cards = 0;
    for (int depth = 0; depth < board.leftInDeck(side); depth++) {
      cards |= board.inDeck(side, depth).bit();
    }
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.sideOf(seat) == side) cards |= board.hand(seat);
    }
    return cards & ~placed;
  }

  /** What Thanos must hold because of a tie, or {@link Board#NONE}. */
  private int tiedValue() {
    int hero = board.tiedHero();
    if (hero == Board.NONE) return Board.NONE;
    return board.onlyCard(hero).value() + board.tieLead();
  }

  private int[] shuffled(int cards) {
    int[] row = new int[Bits.count(cards)];
    int count = 0;
    for (int rest = cards; rest != 0; rest = Bits.rest(rest)) row[count++] = Bits.first(rest);
    chance.shuffle(row, count);
    return row;
  }

  /** The unseen cards of a hand become others. */
  private void give(int seat, int[] cards) {
    int hand = board.hand(seat) & placed;
    int unseen = board.hand(seat) & ~placed;
    for (int card : cards) {
      int best = mostKnown(unseen);
      unseen = Bits.without(unseen, best);
      instead[best] = card;
      hand = Bits.with(hand, card);
    }
    board.hand(seat, hand);
  }

  /** Of a hand's cards only who knows them tells one from another, so that decides their order. */
  private int mostKnown(int cards) {
    int best = Bits.first(cards);
    for (int rest = Bits.rest(cards); rest != 0; rest = Bits.rest(rest)) {
      if (knowers(Bits.first(rest)) > knowers(best)) best = Bits.first(rest);
    }
    return best;
  }

  private int knowers(int card) {
    int knowers = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (Bits.has(board.known(seat), card)) knowers = Bits.with(knowers, seat);
    }
    return knowers;
  }

  /** The hands that are not dealt yet, then the deck. */
  private void dealRest(Side side, int[] cards, int dealt) {
    int next = 0;
    for (int seat = 0; seat < board.seats(); seat++) {
      if (board.sideOf(seat) != side || Bits.has(dealt, seat)) continue;
      int[] hand = new int[Bits.count(board.hand(seat) & ~placed)];
      for (int i = 0; i < hand.length; i++) hand[i] = cards[next++];
      give(seat, hand);
    }
    for (int depth = 0; depth < board.leftInDeck(side); depth++) {
      int card = board.inDeck(side, depth).index();
      if (Bits.has(placed, card)) continue;
      instead[card] = cards[next++];
      board.inDeck(side, depth, Box.card(instead[card]));
    }
  }

  /** Whoever knew the card of a place knows the one that lies there now. */
  private void carryOver(Viewer viewer) {
    for (int seat = 0; seat < board.seats(); seat++) {
      if (viewer.is(seat)) continue;
      int known = 0;
      for (int rest = board.known(seat); rest != 0; rest = Bits.rest(rest)) {
        known = Bits.with(known, instead[Bits.first(rest)]);
      }
      board.known(seat, known);
    }
  }
}
