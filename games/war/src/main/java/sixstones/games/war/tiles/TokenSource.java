package sixstones.games.war.tiles;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/**
 * Brings its tokens out when it is opened, and does nothing else: Stones, superheroes, leadership.
 *
 * @param rule the rule of the kind
 */
public record TokenSource(String rule) implements TileEffect {

  @Override
  public void opened(Play play, Place place) {
    Supply.bring(play, place, play.field().effect(place).brings(), rule);
  }

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return false;
  }
}
