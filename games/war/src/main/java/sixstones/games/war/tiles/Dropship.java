package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** The character may fly to a free open battlefield (W-CELL-DROPSHIP). */
public record Dropship() implements TileEffect {

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    BoardDropship.offer(play, piece);
  }
}
