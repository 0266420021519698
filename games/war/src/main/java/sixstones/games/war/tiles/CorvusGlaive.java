package sixstones.games.war.tiles;

import sixstones.engine.Bits;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Detention;
import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** Tokens stay, the character flies off the board and lies there (W-CELL-CORVUS). */
public record CorvusGlaive() implements TileEffect {

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    Traps.spring(play, piece, place);
  }

  @Override
  public boolean isTrap(Board board, Team team, Place place) {
    return true;
  }

  @Override
  public void suffer(Play play, Piece piece, Place place) {
    var here = play.crew().at(piece);
    int carried = play.crew().carried(piece);
    for (int left = carried; left != 0; left = Bits.rest(left)) {
      play.crew().take(piece, Token.first(left));
    }
    play.field().put(here, carried);
    play.log().dropped(piece, carried, here, "W-CELL-CORVUS-01");
    Detention.begin(play, piece, TileKind.CORVUS_GLAIVE, "W-CELL-CORVUS-01");
    var off = nearest(play, place);
    Departure.thenArrive(play, piece, off, Manner.EXPULSION);
  }

  /** W-RULE-92: at most two are nearest. */
  private static Place nearest(Play play, Place place) {
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
    int drawn = play.chance().below(2);
    play.log().tossed("corvus", Log.place(one), Log.place(two), drawn, "W-CELL-CORVUS-02");
    return drawn == 0 ? one : two;
  }
}
