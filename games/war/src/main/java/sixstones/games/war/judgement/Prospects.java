package sixstones.games.war.judgement;

import java.util.Map;
import sixstones.engine.Bits;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.scoring.SixStones;
import sixstones.games.war.state.Posture;

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
  private static final double ENERGY_CARRIED = 1;

  /** What everybody loses the nearer Thanos comes to his six stones. */
  private static final double[] STONES_LOST = {0, 2, 6, 15, 40, 120, 1000};

  private static final double DETAINED = 6;

  /** What every round costs that brought nobody on: without it all wait for the others' goals. */
  private static final double IDLE_ROUND = 3;

  /** So many rounds of to and fro are still play; then what is carried loses its charm. */
  private static final double TO_AND_FRO = 3;

  private Prospects() {}

  /** The seat's own hopes less those of its strongest rival. */
  static double of(WarPosition position, int seat) {
    int lost = Bits.count(position.board().ledger().taken() & Tokens.STONES);
    return team(position, seat, true) - rival(position, seat) - STONES_LOST[lost];
  }

  /** The strongest rival's hopes, as far as they are a worry. */
  static double rival(WarPosition position, int seat) {
    double strongest = 0;
    for (int other = 0; other < position.seats(); other++) {
      if (other != seat) strongest = Math.max(strongest, team(position, other, false));
    }
    return 0.6 * strongest;
  }

  /** Rivals are judged by what they have, the own team also by where it can get. */
  private static double team(WarPosition position, int seat, boolean own) {
    double hope = POINT * position.board().ledger().points(seat) + stones(position, seat);
    var team = position.board().table().team(seat);
    var first = team.pieces()[0];
    var second = team.pieces()[1];
    double haste = haste(position);
    hope += (has(position, first) + has(position, second)) / haste;
    if (!own) return hope;
    var ground = new Ground(position);
    var goals = Goals.of(position, ground, first);
    var others = Goals.of(position, ground, second);
    hope -= STEP * haste * Goals.together(goals, others);
    hope -= IDLE_ROUND * position.board().clock().idle / position.seats();
    return hope - danger(position, first) - danger(position, second);
  }

  /**
   * Grows while nobody gets on: two who take the same hero from each other must get tired of it.
   */
  private static double haste(WarPosition position) {
    double rounds = (double) position.board().clock().idle / position.seats();
    return 1 + Math.max(0, rounds - TO_AND_FRO);
  }

  /** What the own team hopes for, part by part. */
  static Map<String, Double> parts(WarPosition position, int seat) {
    var team = position.board().table().team(seat);
    var first = team.pieces()[0];
    var second = team.pieces()[1];
    var ground = new Ground(position);
    var goals = Goals.of(position, ground, first);
    var others = Goals.of(position, ground, second);
    double haste = haste(position);
    double near = STEP * haste * Goals.together(goals, others);
    return Map.of(
        "points",
        POINT * position.board().ledger().points(seat),
        "stones",
        stones(position, seat),
        "load",
        (has(position, first) + has(position, second)) / haste,
        "goal",
        -near,
        "danger",
        -danger(position, first) - danger(position, second),
        "rival",
        -rival(position, seat),
        "progress",
        -IDLE_ROUND * position.board().clock().idle / position.seats());
  }

  private static double stones(WarPosition position, int seat) {
    int stones = SixStones.controlled(position.board(), seat);
    var base = position.board().field().base(position.board().table().team(seat));
    int atHome = position.board().field().lying(base) & Tokens.STONES;
    int lost = Bits.count(position.board().ledger().taken() & Tokens.STONES);
    double hope = (STONE_AT_HOME + lost) * Bits.count(atHome);
    return Bits.count(stones) >= 4 ? hope + 15 * (Bits.count(stones) - 3) : hope;
  }

  /** What the character has already. */
  private static double has(WarPosition position, Piece piece) {
    var crew = position.board().crew();
    double hope = crew.used(piece) ? 0 : ABILITY_READY;
    if (crew.posture(piece) != Posture.STANDS) hope -= DETAINED;
    if (!crew.stone(piece).isNone()) hope += STONE_CARRIED;
    var token = crew.other(piece);
    if (token.isNone()) return hope;
    if (token.isLeadership()) {
      return hope + (Goals.leadershipLost(position) ? 0 : LEADERSHIP_CARRIED);
    }
    if (!token.isHero()) return hope + ENERGY_CARRIED;
    if (!position.board().field().isOpen(crew.at(piece), TileKind.BATTLEFIELD))
      return hope + HERO_CARRIED;
    return hope
        + switch (crew.hold(piece)) {
          case COMPLETE -> HOLD_COMPLETE;
          case BEGUN -> HOLD_BEGUN;
          case NONE -> ON_BATTLEFIELD;
        };
  }

  /** Thanos near by is a danger to what is carried. */
  static double danger(WarPosition position, Piece piece) {
    var crew = position.board().crew();
    var place = crew.at(piece);
    if (!crew.inPlay(Piece.THANOS) || place == position.board().home(piece)) return 0;
    int distance = place.distance(crew.at(Piece.THANOS));
    if (distance > 3) return 0;
    double load = crew.carried(piece) == 0 ? 1 : 5;
    if (crew.carries(piece, Token.SOUL)) load = 1;
    return load * (4 - distance);
  }
}
