package sixstones.games.war.judgement;

import sixstones.engine.Bits;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
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

  private static final int NOTHING_TO_DO = Reach.FAR;

  static Goals of(WarPosition position, Piece piece) {
    var crew = position.crew();
    var token = crew.other(piece);
    if (token.isHero() && position.field().isOpen(crew.at(piece), TileKind.BATTLEFIELD)) {
      return new Goals(Place.NONE, 0, 0);
    }
    var reach = new Reach(position, piece.team(), crew.at(piece));
    var best = Place.NONE;
    int least = NOTHING_TO_DO;
    int next = NOTHING_TO_DO;
    // What is farther away than the next best goal can't be a better one.
    for (int steps = 0; steps < next; steps++) {
      for (int word = 0; word < 2; word++) {
        for (long rest = reach.ring(steps, word); rest != 0; rest = Bits.rest(rest)) {
          var place = Place.first(word, rest);
          int doubt = doubt(position, piece, token, place);
          if (doubt < 0) continue;
          int distance = steps + doubt;
          if (distance < least || distance == least && place.index() < best.index()) {
            next = least;
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
    return (position.ledger().taken() & Tokens.LEADERSHIP) != 0;
  }

  private static boolean leadershipFree(WarPosition position) {
    return !position.crew().leadershipCarried() && !leadershipLost(position);
  }

  /** Both are not to go for the same thing. */
  static int together(Goals one, Goals two) {
    if (one.place.isNone() || one.place != two.place) return one.distance + two.distance;
    return Math.min(one.distance + two.otherwise, one.otherwise + two.distance);
  }

  /** How doubtful the place is as a goal, 0 for sure, negative for none. */
  private static int doubt(WarPosition position, Piece piece, Token token, Place place) {
    var field = position.field();
    int lying = field.lying(place);
    boolean closed = field.isClosed(place);
    if (token.isHero()) {
      if (field.isOpen(place, TileKind.BATTLEFIELD)) return 0;
      return closed ? DOUBT + 2 : -1;
    }
    if (token.isLeadership() && !leadershipLost(position)) {
      if (token.otherHalf().isIn(lying)) return 0;
      return closed ? DOUBT : -1;
    }
    if ((lying & Tokens.HEROES) != 0) return 0;
    if ((lying & Tokens.LEADERSHIP) != 0 && leadershipFree(position)) return 1;
    boolean stoneSlot = position.crew().stone(piece).isNone();
    var home = position.board().home(piece);
    if (stoneSlot && (lying & Tokens.STONES) != 0 && place != home) return DOUBT - 1;
    if (!stoneSlot && place == home) return DOUBT + 1;
    return closed ? DOUBT : -1;
  }
}
