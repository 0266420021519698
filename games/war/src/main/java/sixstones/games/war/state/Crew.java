package sixstones.games.war.state;

import java.util.Arrays;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;

/** The pieces: where they are, what they carry, and what is remembered about them. */
public final class Crew {

  /** Not on any place: an unplayed team, or Thanos before he appears. */
  private static final byte OUT = (byte) Place.NONE.index();

  private static final byte NO_TOKEN = (byte) Token.NONE.index();

  private final byte[] at;
  private final byte[] stone;
  private final byte[] other;
  private final byte[] posture;
  private final byte[] hold;
  private final int[] stays;
  private final int[] barred;
  private final long[] visited;
  private final int[] picked;
  private int usedCards;

  public Crew() {
    at = new byte[Piece.ALL.length];
    stone = new byte[Piece.CHARACTERS.length];
    other = new byte[Piece.CHARACTERS.length];
    posture = new byte[Piece.CHARACTERS.length];
    hold = new byte[Piece.CHARACTERS.length];
    stays = new int[Piece.CHARACTERS.length];
    barred = new int[Piece.ALL.length];
    visited = new long[4];
    picked = new int[4];
    Arrays.fill(at, OUT);
    Arrays.fill(stone, NO_TOKEN);
    Arrays.fill(other, NO_TOKEN);
  }

  private Crew(Crew crew) {
    at = crew.at.clone();
    stone = crew.stone.clone();
    other = crew.other.clone();
    posture = crew.posture.clone();
    hold = crew.hold.clone();
    stays = crew.stays.clone();
    barred = crew.barred.clone();
    visited = crew.visited.clone();
    picked = crew.picked.clone();
    usedCards = crew.usedCards;
  }

  /** Stays are told by the steps that remember one. */
  void addTo(Fingerprint print, EnergyNumbers energy) {
    print.add(at).add(stone).add(posture).add(hold).add(visited).add(usedCards);
    for (byte token : other) print.add(token == NO_TOKEN ? token : energy.renumbered(1 << token));
    for (int tokens : barred) print.add(energy.renumbered(tokens));
    for (int tokens : picked) print.add(energy.renumbered(tokens));
  }

  public Crew copy() {
    return new Crew(this);
  }

  /** The place where the piece is; {@link Place#NONE} for one that is not in play. */
  public Place at(Piece piece) {
    return Place.of(at[piece.index()]);
  }

  public boolean inPlay(Piece piece) {
    return at[piece.index()] != OUT;
  }

  public boolean thanosAt(Place place) {
    return at[Piece.THANOS.index()] == place.index();
  }

  /** The characters on a place, without Thanos, as a bit set over pieces. */
  public int charactersAt(Place place) {
    int here = place.index();
    int found = 0;
    for (int index = 0; index < Piece.CHARACTERS.length; index++) {
      if (at[index] == here) found |= 1 << index;
    }
    return found;
  }

  /** Whether any piece, Thanos included, is here. */
  public boolean occupied(Place place) {
    int here = place.index();
    for (byte where : at) if (where == here) return true;
    return false;
  }

  /** Puts a piece somewhere. A character that leaves its place breaks its hold and its stay. */
  public void put(Piece piece, Place place) {
    if (piece != Piece.THANOS && at[piece.index()] != place.index()) {
      stays[piece.index()]++;
      hold(piece, Hold.NONE);
    }
    at[piece.index()] = (byte) place.index();
  }

  /** A number that changes whenever the character leaves its place (W-ARR-10). */
  public int stay(Piece piece) {
    return stays[piece.index()];
  }

  /** Bucky: what was pending for the character is lost even if it stays where it is. */
  public void breakStay(Piece piece) {
    stays[piece.index()]++;
  }

  public Token stone(Piece piece) {
    return Token.of(stone[piece.index()]);
  }

  /** The token in the left slot: superhero, energy or leadership. */
  public Token other(Piece piece) {
    return Token.of(other[piece.index()]);
  }

  /** What the character carries in the slot that fits a token. */
  public Token inSlotFor(Piece piece, Token token) {
    return token.isStone() ? stone(piece) : other(piece);
  }

  public boolean carries(Piece piece, Token token) {
    return (token.isStone() ? stone : other)[piece.index()] == token.index();
  }

  /** Everything the character carries, as a bit set over tokens. */
  public int carried(Piece piece) {
    int inStoneSlot = stone[piece.index()];
    int inOtherSlot = other[piece.index()];
    return (inStoneSlot < 0 ? 0 : 1 << inStoneSlot) | (inOtherSlot < 0 ? 0 : 1 << inOtherSlot);
  }

  public void give(Piece piece, Token token) {
    if (token.isStone()) {
      stone[piece.index()] = (byte) token.index();
    } else {
      other[piece.index()] = (byte) token.index();
    }
  }

  public void take(Piece piece, Token token) {
    if (token.isStone()) {
      stone[piece.index()] = NO_TOKEN;
    } else {
      other[piece.index()] = NO_TOKEN;
      hold(piece, Hold.NONE);
    }
  }

  /** Who carries the token, or {@link Piece#NOBODY}. */
  public Piece carrier(Token token) {
    var slots = token.isStone() ? stone : other;
    for (int index = 0; index < slots.length; index++) {
      if (slots[index] == token.index()) return Piece.CHARACTERS[index];
    }
    return Piece.NOBODY;
  }

  /** W-PICK-04: while one half is carried, the other can't be picked up. */
  public boolean leadershipCarried() {
    for (byte token : other) {
      if (token != NO_TOKEN && Bits.has(Tokens.LEADERSHIP, token)) return true;
    }
    return false;
  }

  public boolean used(Piece piece) {
    return piece.isIn(usedCards);
  }

  public void use(Piece piece) {
    usedCards = Bits.with(usedCards, piece.index());
  }

  public void refresh(Piece piece) {
    usedCards = Bits.without(usedCards, piece.index());
  }

  public Posture posture(Piece piece) {
    return Posture.of(posture[piece.index()]);
  }

  public void posture(Piece piece, Posture how) {
    posture[piece.index()] = (byte) how.ordinal();
  }

  public Hold hold(Piece piece) {
    return Hold.of(hold[piece.index()]);
  }

  public void hold(Piece piece, Hold stage) {
    hold[piece.index()] = (byte) stage.ordinal();
  }

  /** Tokens this piece may not take until the turn ends (W-RULE-74). */
  public int barred(Piece piece) {
    return barred[piece.index()];
  }

  public void bar(Piece piece, int tokens) {
    barred[piece.index()] |= tokens;
  }

  public void unbarAll() {
    Arrays.fill(barred, 0);
  }

  /** Whether a character of the team on turn has been here this turn (W-VISIT). */
  public boolean visited(Piece piece, Place place) {
    return has(2 * Team.indexOf(piece), place);
  }

  public void visit(Piece piece, Place place) {
    visited[2 * Team.indexOf(piece) + place.word()] |= place.bit();
  }

  /** How often the character has picked the token up this turn: 0, 1 or 2 (W-RULE-119). */
  public int picked(Piece piece, Token token) {
    int index = 2 * Team.indexOf(piece);
    return (token.isIn(picked[index]) ? 1 : 0) + (token.isIn(picked[index + 1]) ? 1 : 0);
  }

  /** W-RULE-119: what the character has picked up as often as it may in one turn. */
  public int pickedTwice(Piece piece) {
    return picked[2 * Team.indexOf(piece) + 1];
  }

  public void pick(Piece piece, Token token) {
    int index = 2 * Team.indexOf(piece);
    picked[index + picked(piece, token)] |= token.bit();
  }

  /** Everything that is remembered of a token, as one number: equal if the same is. */
  long remembered(Token token) {
    long memory = 0;
    for (int tokens : picked) memory = 2 * memory + (token.isIn(tokens) ? 1 : 0);
    for (int tokens : barred) memory = 2 * memory + (token.isIn(tokens) ? 1 : 0);
    return memory;
  }

  /** A new turn: nothing visited, nothing picked up. */
  public void forgetTurn() {
    Arrays.fill(visited, 0);
    Arrays.fill(picked, 0);
  }

  /** Pieces and visits go with the tiles they are on (W-PLACE-06, W-VISIT-04). */
  public void swap(Place place, Place with) {
    for (int index = 0; index < at.length; index++) {
      if (at[index] == place.index()) {
        at[index] = (byte) with.index();
      } else if (at[index] == with.index()) {
        at[index] = (byte) place.index();
      }
    }
    for (int index = 0; index < 4; index += 2) {
      boolean here = has(index, place);
      boolean there = has(index, with);
      if (here != there) {
        visited[index + place.word()] ^= place.bit();
        visited[index + with.word()] ^= with.bit();
      }
    }
  }

  private boolean has(int index, Place place) {
    return (visited[index + place.word()] & place.bit()) != 0;
  }

  /** The places visited this turn by one of the team's two characters, in order. */
  public List<Place> visitedPlaces(Piece piece) {
    return Arrays.stream(Place.ALL).filter(place -> visited(piece, place)).toList();
  }
}
