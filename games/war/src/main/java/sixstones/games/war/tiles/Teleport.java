package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** To another open, free teleport (W-CELL-TELEPORT). */
public record Teleport() implements TileEffect {

  /** W-CELL-TELEPORT-03: not again at the other end. */
  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return manner != Manner.TELEPORT;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    Displacement.order(play, new UseTeleport(piece), piece, "W-CELL-TELEPORT-02");
  }
}
