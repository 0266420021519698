package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.heroes.SwapFirst;
import sixstones.games.war.heroes.Swapper;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** Two free tiles may be swapped, and the character is then detained (W-CELL-CULL). */
public record CullObsidian() implements TileEffect {

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    play.push(new SwapFirst(piece, Swapper.CULL_OBSIDIAN));
  }
}
