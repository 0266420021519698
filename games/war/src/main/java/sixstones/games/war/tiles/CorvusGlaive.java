package sixstones.games.war.tiles;

import sixstones.engine.Bits;
import sixstones.engine.event.Events;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Detention;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;

/** Tokens stay, the character flies off the board and lies there (W-CELL-CORVUS). */
public record CorvusGlaive() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    Traps.spring(position, piece, place, out);
  }

  @Override
  public boolean isTrap(WarPosition position, Team team, Place place) {
    return true;
  }

  @Override
  public void suffer(WarPosition position, Piece piece, Place place, Events out) {
    var here = position.crew().at(piece);
    int carried = position.crew().carried(piece);
    for (int left = carried; left != 0; left = Bits.rest(left)) {
      position.crew().take(piece, Token.first(left));
    }
    position.field().put(here, carried);
    Log.dropped(out, piece, carried, here, "W-CELL-CORVUS-01");
    Detention.begin(position, piece, TileKind.CORVUS_GLAIVE, out, "W-CELL-CORVUS-01");
    var off = nearest(position, place, out);
    Departure.thenArrive(position, piece, off, Manner.EXPULSION, out);
  }

  /** W-RULE-92: at most two are nearest. */
  private static Place nearest(WarPosition position, Place place, Events out) {
    var one = Place.NONE;
    var two = Place.NONE;
    int least = Integer.MAX_VALUE;
    for (var off : Place.OFF_BOARD) {
      int distance = place.distance(off);
      if (distance < least) {
        least = distance;
        one = off;
        two = Place.NONE;
      } else if (distance == least) {
        two = off;
      }
    }
    if (two.isNone()) return one;
    int drawn = position.chance().below(2);
    Log.tossed(out, "corvus", Log.place(one), Log.place(two), drawn, "W-CELL-CORVUS-02");
    return drawn == 0 ? one : two;
  }
}
