package sixstones.games.war.state;

import java.util.Arrays;
import sixstones.engine.Bits;
import sixstones.engine.Fingerprint;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Teams;
import sixstones.games.war.box.Token;

/** The pieces: where they are, what they carry, and what is remembered about them. */
public final class Crew {

  /** Not on any place: an unplayed team, or Thanos before he appears. */
  public static final int OUT = -1;

  /** Standing. */
  public static final int UP = 0;

  /** Lies until the end of this turn, or of the team's next one. */
  public static final int LIES = 1;

  /** Detained in the team's own present turn, so it lies for one turn more (W-DET-08). */
  public static final int FRESHLY_DETAINED = 2;

  public static final int NO_HOLD = 0;
  public static final int HOLD_BEGUN = 1;
  public static final int HOLD_COMPLETE = 2;

  private final byte[] at;
  private final byte[] stone;
  private final byte[] other;
  private final byte[] detained;
  private final byte[] hold;
  private final int[] stays;
  private final int[] barred;
  private final long[] visited;
  private final int[] picked;
  private int usedCards;

  public Crew() {
    at = new byte[Piece.COUNT];
    stone = new byte[Piece.CHARACTERS];
    other = new byte[Piece.CHARACTERS];
    detained = new byte[Piece.CHARACTERS];
    hold = new byte[Piece.CHARACTERS];
    stays = new int[Piece.CHARACTERS];
    barred = new int[Piece.COUNT];
    visited = new long[4];
    picked = new int[4];
    Arrays.fill(at, (byte) OUT);
    Arrays.fill(stone, (byte) Token.NONE);
    Arrays.fill(other, (byte) Token.NONE);
  }

  private Crew(Crew crew) {
    at = crew.at.clone();
    stone = crew.stone.clone();
    other = crew.other.clone();
    detained = crew.detained.clone();
    hold = crew.hold.clone();
    stays = crew.stays.clone();
    barred = crew.barred.clone();
    visited = crew.visited.clone();
    picked = crew.picked.clone();
    usedCards = crew.usedCards;
  }

  /** Stays are told by the steps that remember one. */
  void addTo(Fingerprint print, EnergyNumbers energy) {
    print.add(at).add(stone).add(detained).add(hold).add(visited).add(usedCards);
    for (byte token : other) print.add(token == Token.NONE ? token : energy.renumbered(1 << token));
    for (int tokens : barred) print.add(energy.renumbered(tokens));
    for (int tokens : picked) print.add(energy.renumbered(tokens));
  }

  public Crew copy() {
    return new Crew(this);
  }

  public int at(int piece) {
    return at[piece];
  }

  public boolean inPlay(int piece) {
    return at[piece] != OUT;
  }

  public boolean thanosAt(int place) {
    return at[Piece.THANOS] == place;
  }

  /** The characters on a place, without Thanos, as a bit set over pieces. */
  public int charactersAt(int place) {
    int found = 0;
    for (int piece = 0; piece < Piece.CHARACTERS; piece++)
      if (at[piece] == place) found |= 1 << piece;
    return found;
  }

  /** Whether any piece, Thanos included, is here. */
  public boolean occupied(int place) {
    for (byte where : at) if (where == place) return true;
    return false;
  }

  /** Puts a piece somewhere. A character that leaves its place breaks its hold and its stay. */
  public void put(int piece, int place) {
    if (piece != Piece.THANOS && at[piece] != place) {
      stays[piece]++;
      hold[piece] = NO_HOLD;
    }
    at[piece] = (byte) place;
  }

  /** A number that changes whenever the character leaves its place (W-ARR-10). */
  public int stay(int piece) {
    return stays[piece];
  }

  /** Bucky: what was pending for the character is lost even if it stays where it is. */
  public void breakStay(int piece) {
    stays[piece]++;
  }

  public int stone(int piece) {
    return stone[piece];
  }

  /** The token in the left slot: superhero, energy or leadership. */
  public int other(int piece) {
    return other[piece];
  }

  /** What the character carries in the slot that fits a token. */
  public int inSlotFor(int piece, int token) {
    return Token.isStone(token) ? stone[piece] : other[piece];
  }

  public boolean carries(int piece, int token) {
    return inSlotFor(piece, token) == token;
  }

  /** Everything the character carries, as a bit set over tokens. */
  public int carried(int piece) {
    return (stone[piece] < 0 ? 0 : 1 << stone[piece]) | (other[piece] < 0 ? 0 : 1 << other[piece]);
  }

  public void give(int piece, int token) {
    if (Token.isStone(token)) {
      stone[piece] = (byte) token;
    } else {
      other[piece] = (byte) token;
    }
  }

  public void take(int piece, int token) {
    if (Token.isStone(token)) {
      stone[piece] = Token.NONE;
    } else {
      other[piece] = Token.NONE;
      hold[piece] = NO_HOLD;
    }
  }

  /** Who carries the token, or {@link Piece#NOBODY}. */
  public int carrier(int token) {
    var slots = Token.isStone(token) ? stone : other;
    for (int piece = 0; piece < Piece.CHARACTERS; piece++) if (slots[piece] == token) return piece;
    return Piece.NOBODY;
  }

  /** W-PICK-04: while one half is carried, the other can't be picked up. */
  public boolean leadershipCarried() {
    return carrier(Token.LEADERSHIP) >= 0 || carrier(Token.LEADERSHIP + 1) >= 0;
  }

  public boolean used(int piece) {
    return Bits.has(usedCards, piece);
  }

  public void use(int piece) {
    usedCards = Bits.with(usedCards, piece);
  }

  public void refresh(int piece) {
    usedCards = Bits.without(usedCards, piece);
  }

  public int detained(int piece) {
    return detained[piece];
  }

  public void detain(int piece, int how) {
    detained[piece] = (byte) how;
  }

  public int hold(int piece) {
    return hold[piece];
  }

  public void hold(int piece, int stage) {
    hold[piece] = (byte) stage;
  }

  /** Tokens this piece may not take until the turn ends (W-RULE-74). */
  public int barred(int piece) {
    return barred[piece];
  }

  public void bar(int piece, int tokens) {
    barred[piece] |= tokens;
  }

  public void unbarAll() {
    Arrays.fill(barred, 0);
  }

  /** Whether a character of the team on turn has been here this turn (W-VISIT). */
  public boolean visited(int piece, int place) {
    return (visited[2 * Teams.index(piece) + (place >> 6)] >> (place & 63) & 1) != 0;
  }

  public void visit(int piece, int place) {
    visited[2 * Teams.index(piece) + (place >> 6)] |= 1L << (place & 63);
  }

  /** How often the character has picked the token up this turn: 0, 1 or 2 (W-RULE-119). */
  public int picked(int piece, int token) {
    int index = 2 * Teams.index(piece);
    return (picked[index] >> token & 1) + (picked[index + 1] >> token & 1);
  }

  public void pick(int piece, int token) {
    int index = 2 * Teams.index(piece);
    picked[index + picked(piece, token)] |= 1 << token;
  }

  /** A new turn: nothing visited, nothing picked up. */
  public void forgetTurn() {
    Arrays.fill(visited, 0);
    Arrays.fill(picked, 0);
  }

  /** Pieces and visits go with the tiles they are on (W-PLACE-06, W-VISIT-04). */
  public void swap(int place, int with) {
    for (int piece = 0; piece < Piece.COUNT; piece++) {
      if (at[piece] == place) {
        at[piece] = (byte) with;
      } else if (at[piece] == with) {
        at[piece] = (byte) place;
      }
    }
    for (int index = 0; index < 4; index += 2) {
      boolean here = bit(index, place);
      boolean there = bit(index, with);
      if (here != there) {
        visited[index + (place >> 6)] ^= 1L << (place & 63);
        visited[index + (with >> 6)] ^= 1L << (with & 63);
      }
    }
  }

  private boolean bit(int index, int place) {
    return (visited[index + (place >> 6)] >> (place & 63) & 1) != 0;
  }

  /** The places visited this turn by one of the team's two characters, in order. */
  public int[] visitedPlaces(int piece) {
    return java.util.stream.IntStream.range(0, Board.PLACES)
        .filter(place -> visited(piece, place))
        .toArray();
  }
}
