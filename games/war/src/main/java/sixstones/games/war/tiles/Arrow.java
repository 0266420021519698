package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** One step along an arrow, at once (W-CELL-ARROW). */
public record Arrow() implements TileEffect {

  /** By the option of W-RULE-13 only on who stepped onto it. */
  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return manner.isStep() || !board.rulings().arrowsNeedMoves();
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    Displacement.order(play, new FollowArrow(piece), piece, "W-CELL-ARROW-01");
  }
}
