package sixstones.games.war.judgement;

import sixstones.engine.Bits;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;

/**
 * Where a character had best go next and how far that is; and the next best, in case the other
 * character of the team goes there.
 *
 * @param place the best goal, or none
 * @param distance to it, in main actions and doubts
 * @param otherwise to the next best
 */
record Goals(Place place, int distance, int otherwise) {

  /** A closed tile may hold what is sought, or not. */
  private static final int DOUBT = 3;

  /** One more than the greatest doubt. */
  private static final int DOUBTS = DOUBT + 3;

  private static final int NOTHING_TO_DO = Reach.FAR;

  static Goals of(WarPosition position, Ground ground, Piece piece) {
    var crew = position.board().crew();
    if (crew.other(piece).isHero() && Ground.has(ground.battlefields, crew.at(piece))) {
      return new Goals(Place.NONE, 0, 0);
    }
    var wanted = wanted(position, ground, piece);
    var reach = new Reach(position, ground, piece.team(), crew.at(piece));
    var best = Place.NONE;
    int least = NOTHING_TO_DO;
    int next = NOTHING_TO_DO;
    // What is farther away than the next best goal can't be a better one.
    for (int steps = 0; steps < next; steps++) {
      for (int doubt = 0; doubt < DOUBTS && steps + doubt < next; doubt++) {
        for (int word = 0; word < 2; word++) {
          long found = reach.ring(steps, word) & wanted[2 * doubt + word];
          if (found == 0) continue;
          int distance = steps + doubt;
          var place = Place.first(word, found);
          boolean several = (found & (found - 1)) != 0;
          if (distance < least || distance == least && place.index() < best.index()) {
            next = several ? distance : least;
            least = distance;
            best = place;
          } else if (distance < next) {
            next = distance;
          }
        }
      }
      reach.expand(steps);
    }
    return new Goals(best, least, next);
  }

  /** With one half gone the other is worth nothing. */
  static boolean leadershipLost(WarPosition position) {
    return (position.board().ledger().taken() & Tokens.LEADERSHIP) != 0;
  }

  /** Both are not to go for the same thing. */
  static int together(Goals one, Goals two) {
    if (one.place.isNone() || one.place != two.place) return one.distance + two.distance;
    return Math.min(one.distance + two.otherwise, one.otherwise + two.distance);
  }

  /** The places that are goals, by their doubt: 0 is for sure. A place counts at its surest. */
  private static long[] wanted(WarPosition position, Ground ground, Piece piece) {
    var crew = position.board().crew();
    var token = crew.other(piece);
    var wanted = new long[2 * DOUBTS];
    if (token.isHero()) {
      add(wanted, 0, ground.battlefields);
      add(wanted, DOUBT + 2, ground.closed);
      return wanted;
    }
    if (token.isLeadership() && !leadershipLost(position)) {
      addHalf(wanted, position, ground, token.otherHalf());
      add(wanted, DOUBT, ground.closed);
      return wanted;
    }
    add(wanted, 0, ground.heroes);
    if (ground.leadershipFree) add(wanted, 1, ground.leadership);
    var home = position.board().home(piece);
    if (crew.stone(piece).isNone()) {
      add(wanted, DOUBT - 1, ground.stones);
      wanted[2 * (DOUBT - 1) + home.word()] &= ~home.bit();
    } else {
      wanted[2 * (DOUBT + 1) + home.word()] |= home.bit();
    }
    add(wanted, DOUBT, ground.closed);
    return wanted;
  }

  private static void add(long[] wanted, int doubt, long[] places) {
    wanted[2 * doubt] |= places[0];
    wanted[2 * doubt + 1] |= places[1];
  }

  private static void addHalf(long[] wanted, WarPosition position, Ground ground, Token half) {
    for (int word = 0; word < 2; word++) {
      for (long rest = ground.leadership[word]; rest != 0; rest = Bits.rest(rest)) {
        var place = Place.first(word, rest);
        if (half.isIn(position.board().field().lying(place))) wanted[word] |= place.bit();
      }
    }
  }
}
