package sixstones.games.splendor.state;

import org.jspecify.annotations.Nullable;
import sixstones.engine.Fingerprint;
import sixstones.games.splendor.box.Box;
import sixstones.games.splendor.box.Card;
import sixstones.games.splendor.box.Edition;
import sixstones.games.splendor.box.Location;
import sixstones.games.splendor.box.Stone;
import sixstones.games.splendor.box.Tokens;

/**
 * Where everything lies. All of it is one array of bytes, so that a copy is one short block; the
 * names below are the only ones who know where in the array something stands.
 */
public final class Board {

  /** What a slot or an owner is when there is none. */
  public static final int NONE = -1;

  public static final int HAND = 3;
  public static final int ROW = 4;
  public static final int SLOTS = Box.LEVELS * ROW;

  /** S-CLASSIC-03: four players and one tile more. */
  private static final int MOST_PLACES = 5;

  private static final int DECKS = 0;
  private static final int TEAM_OF_CARD = DECKS + Box.CARDS;
  private static final int LEFT_IN_DECK = TEAM_OF_CARD + Box.CARDS;
  private static final int FACE_UP = LEFT_IN_DECK + Box.LEVELS;
  private static final int LOCATIONS = FACE_UP + SLOTS;
  private static final int LOCATION_OWNERS = LOCATIONS + MOST_PLACES;
  private static final int AVENGERS_OWNER = LOCATION_OWNERS + MOST_PLACES;
  private static final int ACTIVE = AVENGERS_OWNER + 1;
  private static final int PASSES = ACTIVE + 1;
  private static final int TILE_TAKEN = PASSES + 1;
  private static final int ALL_RECRUITED = TILE_TAKEN + 1;
  private static final int IDLE_ROUNDS = ALL_RECRUITED + 1;
  private static final int PROGRESS = IDLE_ROUNDS + 1;
  private static final int ROUND = PROGRESS + 1;
  private static final int SUPPLY = ROUND + 2;
  private static final int SEATS = SUPPLY + Stone.KINDS;

  /** The part of one seat: tokens, bonuses, counts, hand. */
  private static final int BONUSES = Stone.KINDS;

  private static final int POINTS = BONUSES + Stone.COLOURS;
  private static final int AVENGERS = POINTS + 1;
  private static final int RECRUITED = AVENGERS + 1;
  private static final int HAND_CARDS = RECRUITED + 1;
  private static final int HAND_BLIND = HAND_CARDS + HAND;
  private static final int SEAT_SIZE = HAND_BLIND + HAND;

  private final Box box;
  private final byte[] bytes;
  private final int seats;

  private Board(Box box, byte[] bytes, int seats) {
    this.box = box;
    this.bytes = bytes;
    this.seats = seats;
  }

  /** Nothing lies anywhere yet; all decks are empty. */
  public static Board empty(Box box, int seats) {
    var board = new Board(box, new byte[SEATS + seats * SEAT_SIZE], seats);
    for (int card = 0; card < Box.CARDS; card++) board.bytes[TEAM_OF_CARD + card] = NONE;
    for (int slot = 0; slot < SLOTS; slot++) board.faceUp(slot, null);
    for (int place = 0; place < MOST_PLACES; place++) {
      board.bytes[LOCATIONS + place] = NONE;
      board.bytes[LOCATION_OWNERS + place] = NONE;
    }
    for (int seat = 0; seat < seats; seat++) {
      for (int slot = 0; slot < HAND; slot++) board.hand(seat, slot, null, false);
    }
    board.avengersOwner(NONE);
    return board;
  }

  public Board copy() {
    return new Board(box, bytes.clone(), seats);
  }

  /** What is played with. */
  public Box box() {
    return box;
  }

  public Edition edition() {
    return box.edition();
  }

  public int seats() {
    return seats;
  }

  // The middle of the table

  public int supply(int stone) {
    return bytes[SUPPLY + stone];
  }

  public void supply(int stone, int count) {
    bytes[SUPPLY + stone] = (byte) count;
  }

  /** The card in a slot; none in one that stays empty. */
  public @Nullable Card faceUp(int slot) {
    return card(FACE_UP + slot);
  }

  public void faceUp(int slot, @Nullable Card card) {
    card(FACE_UP + slot, card);
  }

  /** The slot in which a card lies face up, or {@link #NONE}. */
  public int slotOf(Card card) {
    if (card.edition() != edition()) return NONE;
    int first = (card.level() - 1) * ROW;
    for (int slot = first; slot < first + ROW; slot++) {
      if (bytes[FACE_UP + slot] == card.index()) return slot;
    }
    return NONE;
  }

  public int leftInDeck(int level) {
    return bytes[LEFT_IN_DECK + level - 1];
  }

  /** A card of a face-down deck, counted from the bottom. */
  public Card inDeck(int level, int depth) {
    return box.card(bytes[DECKS + Box.firstOfLevel(level) + depth]);
  }

  public void inDeck(int level, int depth, Card card) {
    bytes[DECKS + Box.firstOfLevel(level) + depth] = (byte) card.index();
  }

  public void leftInDeck(int level, int count) {
    bytes[LEFT_IN_DECK + level - 1] = (byte) count;
  }

  /** Puts a card on top of its level's deck. */
  public void putOnDeck(Card card) {
    int left = leftInDeck(card.level());
    inDeck(card.level(), left, card);
    leftInDeck(card.level(), left + 1);
  }

  public Card drawFromDeck(int level) {
    int left = bytes[LEFT_IN_DECK + level - 1] - 1;
    bytes[LEFT_IN_DECK + level - 1] = (byte) left;
    return inDeck(level, left);
  }

  /** How many places for locations are used. */
  public int places() {
    return edition().tilesFor(seats);
  }

  /** The side that lies or lay at one of the places for locations. */
  public @Nullable Location location(int place) {
    int side = bytes[LOCATIONS + place];
    return side == NONE ? null : box.location(side);
  }

  public int locationOwner(int place) {
    return bytes[LOCATION_OWNERS + place];
  }

  public void location(int place, Location location, int owner) {
    bytes[LOCATIONS + place] = (byte) location.index();
    bytes[LOCATION_OWNERS + place] = (byte) owner;
  }

  public int avengersOwner() {
    return bytes[AVENGERS_OWNER];
  }

  public void avengersOwner(int seat) {
    bytes[AVENGERS_OWNER] = (byte) seat;
  }

  // Seats

  private int at(int seat, int field) {
    return SEATS + seat * SEAT_SIZE + field;
  }

  public int tokens(int seat, int stone) {
    return bytes[at(seat, stone)];
  }

  public void tokens(int seat, int stone, int count) {
    bytes[at(seat, stone)] = (byte) count;
  }

  public int tokensHeld(int seat) {
    int first = at(seat, 0);
    int total = 0;
    for (int stone = 0; stone < Stone.KINDS; stone++) total += bytes[first + stone];
    return total;
  }

  /** From the supply to a seat; a negative number goes back. */
  public void give(int seat, int stone, int count) {
    bytes[at(seat, stone)] += (byte) count;
    bytes[SUPPLY + stone] -= (byte) count;
  }

  /** Tokens from the supply to the active seat; with the sign -1 they go back. */
  public void giveAll(int tokens, int sign) {
    for (int stone = 0; stone < Stone.KINDS; stone++) {
      int count = Tokens.count(tokens, stone);
      if (count > 0) give(active(), stone, sign * count);
    }
  }

  public int bonus(int seat, int stone) {
    return bytes[at(seat, BONUSES + stone)];
  }

  public int points(int seat) {
    return bytes[at(seat, POINTS)];
  }

  public void addPoints(int seat, int points) {
    bytes[at(seat, POINTS)] += (byte) points;
  }

  public int avengers(int seat) {
    return bytes[at(seat, AVENGERS)];
  }

  public int recruited(int seat) {
    return bytes[at(seat, RECRUITED)];
  }

  /** What a described position says instead of what the team's cards add up to. */
  public void declare(int seat, int points, int avengers, int recruited) {
    bytes[at(seat, POINTS)] = (byte) points;
    bytes[at(seat, AVENGERS)] = (byte) avengers;
    bytes[at(seat, RECRUITED)] = (byte) recruited;
  }

  public void declareBonus(int seat, int stone, int count) {
    bytes[at(seat, BONUSES + stone)] = (byte) count;
  }

  /** The seat whose team a card belongs to, or {@link #NONE}. */
  public int teamOf(Card card) {
    return bytes[TEAM_OF_CARD + card.index()];
  }

  /** S-RECRUIT-10: the card goes to the team, with its bonus, points and symbols. */
  public void join(int seat, Card card) {
    bytes[TEAM_OF_CARD + card.index()] = (byte) seat;
    bytes[at(seat, BONUSES + card.bonus().ordinal())]++;
    bytes[at(seat, POINTS)] += (byte) card.points();
    bytes[at(seat, AVENGERS)] += (byte) card.avengers();
    bytes[at(seat, RECRUITED)]++;
  }

  public @Nullable Card hand(int seat, int slot) {
    return card(at(seat, HAND_CARDS + slot));
  }

  public boolean isBlind(int seat, int slot) {
    return bytes[at(seat, HAND_BLIND + slot)] != 0;
  }

  public void hand(int seat, int slot, @Nullable Card card, boolean blind) {
    card(at(seat, HAND_CARDS + slot), card);
    bytes[at(seat, HAND_BLIND + slot)] = (byte) (blind ? 1 : 0);
  }

  /** The first free place of a hand, or {@link #NONE} when it is full. */
  public int freeInHand(int seat) {
    int first = at(seat, HAND_CARDS);
    for (int slot = 0; slot < HAND; slot++) if (bytes[first + slot] == NONE) return slot;
    return NONE;
  }

  /** Where a seat holds a card, or {@link #NONE}. */
  public int handSlotOf(int seat, Card card) {
    if (card.edition() != edition()) return NONE;
    int first = at(seat, HAND_CARDS);
    for (int slot = 0; slot < HAND; slot++) if (bytes[first + slot] == card.index()) return slot;
    return NONE;
  }

  private @Nullable Card card(int at) {
    return bytes[at] == NONE ? null : box.card(bytes[at]);
  }

  private void card(int at, @Nullable Card card) {
    bytes[at] = (byte) (card == null ? NONE : card.index());
  }

  // The course of the game

  public int active() {
    return bytes[ACTIVE];
  }

  public void active(int seat) {
    bytes[ACTIVE] = (byte) seat;
  }

  public int round() {
    return (bytes[ROUND] & 0xff) << 8 | bytes[ROUND + 1] & 0xff;
  }

  public void round(int round) {
    bytes[ROUND] = (byte) (round >> 8);
    bytes[ROUND + 1] = (byte) round;
  }

  /** How many seats had to pass in this round. */
  public int passes() {
    return bytes[PASSES];
  }

  public void passes(int count) {
    bytes[PASSES] = (byte) count;
  }

  /** Whether a location was taken in this round. */
  public boolean tileTaken() {
    return bytes[TILE_TAKEN] != 0;
  }

  public void tileTaken(boolean taken) {
    bytes[TILE_TAKEN] = (byte) (taken ? 1 : 0);
  }

  /** Whether all cards had been recruited when this round began. */
  public boolean allRecruited() {
    return bytes[ALL_RECRUITED] != 0;
  }

  public void allRecruited(boolean all) {
    bytes[ALL_RECRUITED] = (byte) (all ? 1 : 0);
  }

  /** Whole rounds, up to the present one, in which nothing but tokens moved. */
  public int idleRounds() {
    return bytes[IDLE_ROUNDS];
  }

  public void idleRounds(int rounds) {
    bytes[IDLE_ROUNDS] = (byte) rounds;
  }

  /** S-RULE-34: whether more than tokens moved in this round. */
  public boolean progress() {
    return bytes[PROGRESS] != 0;
  }

  public void progress(boolean made) {
    bytes[PROGRESS] = (byte) (made ? 1 : 0);
  }

  /** What lies above the top of a deck is left over from cards drawn, and counts for nothing. */
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(seats);
    if (edition() != Edition.MARVEL) fingerprint.add(edition().ordinal());
    for (int level = 1; level <= Box.LEVELS; level++) {
      fingerprint.add(leftInDeck(level));
      for (int depth = 0; depth < leftInDeck(level); depth++) {
        fingerprint.add(inDeck(level, depth).index());
      }
    }
    for (int i = TEAM_OF_CARD; i < LOCATIONS; i++) fingerprint.add(bytes[i]);
    for (int owner = NONE; owner < seats; owner++) addLocations(owner, fingerprint);
    for (int i = AVENGERS_OWNER; i < bytes.length; i++) fingerprint.add(bytes[i]);
  }

  /**
   * Whose a location is matters, and their order for each owner; the place on the table doesn't.
   */
  private void addLocations(int owner, Fingerprint fingerprint) {
    for (int place = 0; place < places(); place++) {
      var location = location(place);
      if (location != null && locationOwner(place) == owner) fingerprint.add(location.index());
    }
    fingerprint.add(NONE);
  }
}
