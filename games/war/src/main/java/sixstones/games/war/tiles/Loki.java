package sixstones.games.war.tiles;

import sixstones.games.war.arrival.Opening;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** All closed tiles around are opened (W-CELL-LOKI). */
public record Loki() implements TileEffect {

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    Opening.openAround(play, place, "W-CELL-LOKI-01");
  }
}
