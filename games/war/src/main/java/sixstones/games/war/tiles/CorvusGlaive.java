package sixstones.games.war.tiles;

import sixstones.engine.Bits;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.turn.Leaving;
import sixstones.games.war.turn.Tell;

/** Tokens stay, the character flies off the board and lies there (W-CELL-CORVUS). */
final class CorvusGlaive {

  private CorvusGlaive() {}

  static void expel(WarPosition position, int piece, int place, Events out) {
    int here = position.crew().at(piece);
    int carried = position.crew().carried(piece);
    for (int left = carried; left != 0; left = Bits.rest(left)) {
      position.crew().take(piece, Bits.first(left));
    }
    position.field().put(here, carried);
    Tell.dropped(out, piece, carried, here, "W-CELL-CORVUS-01");
    Detention.begin(position, piece, "detained.corvus", out, "W-CELL-CORVUS-01");
    int off = nearest(position, place, out);
    Leaving.thenArrive(position, piece, off, Manner.EXPULSION, out);
  }

  /** W-RULE-92: at most two are nearest. */
  private static int nearest(WarPosition position, int place, Events out) {
    int one = Board.NONE;
    int two = Board.NONE;
    int least = Integer.MAX_VALUE;
    for (int off = Board.TILES; off < Board.PLACES; off++) {
      int distance = Board.distance(place, off);
      if (distance < least) {
        least = distance;
        one = off;
        two = Board.NONE;
      } else if (distance == least) {
        two = off;
      }
    }
    if (two == Board.NONE) return one;
    int drawn = position.chance().below(2);
    Tell.tossed(out, "corvus", Tell.place(one), Tell.place(two), drawn, "W-CELL-CORVUS-02");
    return drawn == 0 ? one : two;
  }
}
