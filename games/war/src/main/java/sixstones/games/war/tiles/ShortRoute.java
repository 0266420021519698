package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** A jump over one cell (W-CELL-SHORT). */
public record ShortRoute() implements TileEffect {

  /** W-RULE-19: no jumping to and fro without end. */
  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return manner != Manner.JUMP_BACK;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    Displacement.order(play, new TakeShortRoute(piece), piece, "W-CELL-SHORT-01");
  }
}
