package sixstones.games.war.judgement;

import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Crew;
import sixstones.games.war.tiles.TileKind;

/** What a position promises a seat, in hundredths of a point. */
final class Prospects {

  private static final double POINT = 100;
  private static final double HOLD_COMPLETE = 80;
  private static final double HOLD_BEGUN = 60;
  private static final double ON_BATTLEFIELD = 50;
  private static final double HERO_CARRIED = 22;
  private static final double LEADERSHIP_CARRIED = 16;
  private static final double STONE_CARRIED = 5;
  private static final double STONE_AT_HOME = 7;
  private static final double STEP = 1.5;
  private static final double ABILITY_READY = 3;
  private static final double DETAINED = 6;

  private Prospects() {}

  /** The seat's own hopes less those of its strongest rival. */
  static double of(WarPosition position, int seat) {
    double rival = 0;
    for (int other = 0; other < position.seats(); other++) {
      if (other != seat) rival = Math.max(rival, team(position, other));
    }
    return team(position, seat) - 0.6 * rival;
  }

  private static double team(WarPosition position, int seat) {
    double hope = POINT * position.ledger().points(seat);
    int stones = SixStones.controlled(position, seat);
    int team = position.table().team(seat);
    int atHome = position.field().lying(position.field().base(team)) & Token.ALL_STONES;
    hope += STONE_AT_HOME * Integer.bitCount(atHome);
    if (Integer.bitCount(stones) >= 4) hope += 15 * (Integer.bitCount(stones) - 3);
    for (int index = 0; index < 2; index++) {
      hope += character(position, Teams.piece(team, index));
    }
    return hope;
  }

  private static double character(WarPosition position, int piece) {
    var crew = position.crew();
    int place = crew.at(piece);
    double hope = crew.used(piece) ? 0 : ABILITY_READY;
    if (crew.detained(piece) != Crew.UP) hope -= DETAINED;
    if (crew.stone(piece) != Token.NONE) hope += STONE_CARRIED;
    int token = crew.other(piece);
    if (token != Token.NONE && Token.isHero(token)) {
      hope += carryingHero(position, piece, place);
    } else if (token != Token.NONE && Token.isLeadership(token)) {
      hope += LEADERSHIP_CARRIED - STEP * toOtherHalf(position, place, token);
    } else {
      if (token != Token.NONE) hope += 1;
      hope -= STEP * toNextGoal(position, piece, place);
    }
    return hope - danger(position, piece, place);
  }

  private static double carryingHero(WarPosition position, int piece, int place) {
    return switch (position.crew().hold(piece)) {
      case Crew.HOLD_COMPLETE -> HOLD_COMPLETE;
      case Crew.HOLD_BEGUN -> HOLD_BEGUN;
      default ->
          position.field().isOpen(place, TileKind.BATTLEFIELD)
              ? ON_BATTLEFIELD
              : HERO_CARRIED - STEP * toBattlefield(position, place);
    };
  }

  private static int toBattlefield(WarPosition position, int place) {
    int least = 12;
    for (int other = 0; other < Board.TILES; other++) {
      boolean known = position.field().isOpen(other, TileKind.BATTLEFIELD);
      boolean perhaps = position.field().isClosed(other);
      if (!known && !perhaps) continue;
      // A closed tile may be one; better an open one not far away.
      least = Math.min(least, Board.distance(place, other) + (known ? 0 : 5));
    }
    return least;
  }

  private static int toOtherHalf(WarPosition position, int place, int token) {
    int half = 1 << Token.otherHalf(token);
    for (int other = 0; other < Board.PLACES; other++) {
      if ((position.field().lying(other) & half) != 0) return Board.distance(place, other);
    }
    return 10;
  }

  /** A hero to be fetched, or something to be opened. */
  private static int toNextGoal(WarPosition position, int piece, int place) {
    int least = 14;
    boolean lock = position.crew().leadershipCarried();
    int mate = position.crew().at(Teams.mate(piece));
    for (int other = 0; other < Board.PLACES; other++) {
      int lying = position.field().lying(other);
      boolean worthy =
          (lying & Token.ALL_HEROES) != 0 || !lock && (lying & Token.ALL_LEADERSHIP) != 0;
      int distance = Board.distance(place, other);
      if (worthy && other != mate) least = Math.min(least, distance);
      if (position.field().isClosed(other)) least = Math.min(least, distance + 3);
    }
    return least;
  }

  /** Thanos near by is a danger to what is carried. */
  private static double danger(WarPosition position, int piece, int place) {
    var crew = position.crew();
    if (!crew.inPlay(Piece.THANOS) || place == position.home(piece)) return 0;
    int distance = Board.distance(place, crew.at(Piece.THANOS));
    if (distance > 3) return 0;
    double load = crew.carried(piece) == 0 ? 1 : 5;
    if (crew.carries(piece, Token.SOUL)) load = 1;
    return load * (4 - distance);
  }
}
