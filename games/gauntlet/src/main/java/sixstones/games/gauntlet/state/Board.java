package sixstones.games.gauntlet.state;

import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.engine.chance.Chance;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Card;
import sixstones.games.gauntlet.box.Side;

/**
 * Where everything lies, and what each seat knows of it. Hands and fronts are bit sets over the 29
 * cards, decks are short rows of bytes, so that a copy is a few small blocks.
 */
public final class Board {

  public static final int NONE = -1;

  private static final int DECK = 16;

  private final int seats;
  private final int thanos;

  /** Bit sets of cards: hands, what lies in front, and what a seat knows the place of. */
  private final int[] sets;

  /** Decks, tokens, what is excluded, and the course of the game. */
  private final byte[] bytes;

  private static final int HERO_DECK = 0;
  private static final int THANOS_DECK = HERO_DECK + DECK;
  private static final int HERO_LEFT = THANOS_DECK + DECK;
  private static final int THANOS_LEFT = HERO_LEFT + 1;
  private static final int HEROES_LIFE = THANOS_LEFT + 1;
  private static final int THANOS_LIFE = HEROES_LIFE + 1;
  private static final int ACTIVE = THANOS_LIFE + 1;
  private static final int HERO_TURNS = ACTIVE + 1;
  private static final int HERO_TURNS_EACH = HERO_TURNS + 1;
  private static final int TURN = HERO_TURNS_EACH + 1;
  private static final int HEROES_START = TURN + 1;
  private static final int THANOS_START = HEROES_START + 1;
  private static final int THANOS_AT_LEAST = THANOS_START + 1;
  private static final int TIE_SEAT = THANOS_AT_LEAST + 1;
  private static final int TIE_LEAD = TIE_SEAT + 1;
  private static final int STONES_ON_HIS_TURN = TIE_LEAD + 1;
  private static final int MAY_BE_COMPLETE = STONES_ON_HIS_TURN + 1;
  private static final int HERO_TURNS_FORGONE = MAY_BE_COMPLETE + 1;
  private static final int TOKENS = HERO_TURNS_FORGONE + 1;

  private Board(int seats, int thanos, int[] sets, byte[] bytes) {
    this.seats = seats;
    this.thanos = thanos;
    this.sets = sets;
    this.bytes = bytes;
  }

  public static Board empty(int seats, int thanos) {
    var board = new Board(seats, thanos, new int[3 * seats + 1], new byte[TOKENS + 2 * seats]);
    board.bytes[TIE_SEAT] = NONE;
    return board;
  }

  public Board copy() {
    return new Board(seats, thanos, sets.clone(), bytes.clone());
  }

  public int seats() {
    return seats;
  }

  /** The seat that is Thanos. */
  public int thanos() {
    return thanos;
  }

  public boolean isThanos(int seat) {
    return seat == thanos;
  }

  public Side sideOf(int seat) {
    return seat == thanos ? Side.THANOS : Side.HEROES;
  }

  // Bit sets of cards

  public int hand(int seat) {
    return sets[seat];
  }

  public void hand(int seat, int cards) {
    sets[seat] = cards;
  }

  public int handSize(int seat) {
    return Bits.count(sets[seat]);
  }

  /** The one card of a hero outside the own turn. */
  public Card onlyCard(int seat) {
    return Box.card(Bits.first(sets[seat]));
  }

  /** The cards that lie face up in front of a seat. */
  public int front(int seat) {
    return sets[seats + seat];
  }

  public void front(int seat, int cards) {
    sets[seats + seat] = cards;
  }

  /** The cards whose hidden place a seat knows, wherever that is now. */
  public int known(int seat) {
    return sets[2 * seats + seat];
  }

  public void known(int seat, int cards) {
    sets[2 * seats + seat] = cards;
  }

  /** Of the cards in front of the seats, those that were defeated and not played. */
  public int defeated() {
    return sets[3 * seats];
  }

  public void defeated(int cards) {
    sets[3 * seats] = cards;
  }

  // Decks; the last card of a row is the top

  public int leftInDeck(Side side) {
    return bytes[side == Side.HEROES ? HERO_LEFT : THANOS_LEFT];
  }

  public void leftInDeck(Side side, int count) {
    bytes[side == Side.HEROES ? HERO_LEFT : THANOS_LEFT] = (byte) count;
  }

  /** A card of a deck, counted from the bottom. */
  public Card inDeck(Side side, int depth) {
    return Box.card(bytes[(side == Side.HEROES ? HERO_DECK : THANOS_DECK) + depth]);
  }

  public void inDeck(Side side, int depth, Card card) {
    bytes[(side == Side.HEROES ? HERO_DECK : THANOS_DECK) + depth] = (byte) card.index();
  }

  public void putOnTop(Side side, Card card) {
    int left = leftInDeck(side);
    inDeck(side, left, card);
    leftInDeck(side, left + 1);
  }

  public void putUnder(Side side, Card card) {
    int first = side == Side.HEROES ? HERO_DECK : THANOS_DECK;
    int left = leftInDeck(side);
    System.arraycopy(bytes, first, bytes, first + 1, left);
    bytes[first] = (byte) card.index();
    leftInDeck(side, left + 1);
  }

  public Card draw(Side side) {
    int left = leftInDeck(side) - 1;
    leftInDeck(side, left);
    return inDeck(side, left);
  }

  public void shuffle(Side side, Chance chance) {
    int first = side == Side.HEROES ? HERO_DECK : THANOS_DECK;
    chance.shuffle(bytes, first, first + leftInDeck(side));
  }

  // Life and tokens

  public int life(Side side) {
    return bytes[side == Side.HEROES ? HEROES_LIFE : THANOS_LIFE];
  }

  /** G-END-06: never below 0. */
  public void life(Side side, int life) {
    bytes[side == Side.HEROES ? HEROES_LIFE : THANOS_LIFE] = (byte) Math.max(0, life);
  }

  public int lifeAtStart(Side side) {
    return bytes[side == Side.HEROES ? HEROES_START : THANOS_START];
  }

  public void lifeAtStart(Side side, int life) {
    bytes[side == Side.HEROES ? HEROES_START : THANOS_START] = (byte) life;
  }

  public int tokens(int seat) {
    return bytes[TOKENS + seat];
  }

  public void tokens(int seat, int count) {
    bytes[TOKENS + seat] = (byte) count;
  }

  // What everybody can conclude about hidden cards, until they change

  /** Values that are in no hand card of a seat: a bit for each value. */
  public int excluded(int seat) {
    return bytes[TOKENS + seats + seat];
  }

  public void excluded(int seat, int values) {
    bytes[TOKENS + seats + seat] = (byte) values;
  }

  /** Thanos won a fight and holds a card of at least this value; 0 if nothing is known. */
  public int thanosHoldsAtLeast() {
    return bytes[THANOS_AT_LEAST];
  }

  public void thanosHoldsAtLeast(int value) {
    bytes[THANOS_AT_LEAST] = (byte) value;
  }

  /** The hero whose fight with Thanos was a tie, or {@link #NONE}. */
  public int tiedHero() {
    return bytes[TIE_SEAT];
  }

  /** By how much Thanos' card of that tie is worth more than the hero's. */
  public int tieLead() {
    return bytes[TIE_LEAD];
  }

  public void tie(int hero, int lead) {
    bytes[TIE_SEAT] = (byte) hero;
    bytes[TIE_LEAD] = (byte) lead;
  }

  // The course of the game

  public int active() {
    return bytes[ACTIVE];
  }

  public void active(int seat) {
    bytes[ACTIVE] = (byte) seat;
  }

  public int turn() {
    return bytes[TURN];
  }

  public void turn(int turn) {
    bytes[TURN] = (byte) turn;
  }

  /** How many turns the active hero still has after this one, and how many a hero gets. */
  public int heroTurnsLeft() {
    return bytes[HERO_TURNS];
  }

  public void heroTurnsLeft(int turns) {
    bytes[HERO_TURNS] = (byte) turns;
  }

  /** G-RULE-38: how many of the next hero's turns are left out. */
  public int heroTurnsForgone() {
    return bytes[HERO_TURNS_FORGONE];
  }

  public void heroTurnsForgone(int turns) {
    bytes[HERO_TURNS_FORGONE] = (byte) turns;
  }

  public int heroTurnsEach() {
    return bytes[HERO_TURNS_EACH];
  }

  public void heroTurnsEach(int turns) {
    bytes[HERO_TURNS_EACH] = (byte) turns;
  }

  /** G-END-03: hand and played cards, not defeated ones; defeated stones are in the deck anyway. */
  public boolean hasAllStones() {
    return isComplete(hand(thanos));
  }

  /** Whether Thanos has all six stones if this is his hand. */
  public boolean isComplete(int hand) {
    int held = hand | front(thanos) & ~defeated();
    return (held & Box.stones()) == Box.stones();
  }

  /** G-RULE-21: whether the six stones win on Thanos' own turn only. */
  public boolean stonesOnHisTurn() {
    return bytes[STONES_ON_HIS_TURN] != 0;
  }

  public void stonesOnHisTurn(boolean only) {
    bytes[STONES_ON_HIS_TURN] = (byte) (only ? 1 : 0);
  }

  /** Whether six stones win now. */
  public boolean stonesCount() {
    return !stonesOnHisTurn() || isThanos(active());
  }

  /** Whether Thanos may have completed the stones, as far as everybody knows. */
  public boolean mayBeComplete() {
    return bytes[MAY_BE_COMPLETE] != 0;
  }

  public void mayBeComplete(boolean may) {
    bytes[MAY_BE_COMPLETE] = (byte) (may ? 1 : 0);
  }

  /**
   * Tosses which of two twins is which. Nobody knows that, so it may not depend on how it was: the
   * one that is met first, going over the table, is one as often as the other.
   */
  public void tossTwins(Chance chance) {
    for (var card : Box.cards()) {
      int twins = Box.twins(card);
      if (twins == 0 || card.twin() != card.index()) continue;
      var twin = Box.card(Bits.first(twins));
      if (comesFirst(card, twin) == (chance.below(2) == 0)) swap(card, twin);
    }
  }

  private boolean comesFirst(Card one, Card other) {
    for (int set : sets) {
      boolean has = Bits.has(set, one.index());
      if (has != Bits.has(set, other.index())) return has;
    }
    for (var side : Side.values()) {
      for (int depth = 0; depth < leftInDeck(side); depth++) {
        var card = inDeck(side, depth);
        if (card.equals(one)) return true;
        if (card.equals(other)) return false;
      }
    }
    return true;
  }

  /** Two cards change places, and with them everything that is known of them. */
  public void swap(Card one, Card other) {
    for (int i = 0; i < sets.length; i++) {
      sets[i] = Bits.swapped(sets[i], one.index(), other.index());
    }
    for (int i = HERO_DECK; i < HERO_LEFT; i++) {
      if (bytes[i] == one.index()) bytes[i] = (byte) other.index();
      else if (bytes[i] == other.index()) bytes[i] = (byte) one.index();
    }
  }

  /** What lies above the top of a deck is left over from cards drawn, and counts for nothing. */
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(thanos).add(sets);
    for (int depth = 0; depth < leftInDeck(Side.HEROES); depth++)
      fingerprint.add(inDeck(Side.HEROES, depth).index());
    for (int depth = 0; depth < leftInDeck(Side.THANOS); depth++)
      fingerprint.add(inDeck(Side.THANOS, depth).index());
    for (int i = HERO_LEFT; i < bytes.length; i++) fingerprint.add(bytes[i]);
  }
}
