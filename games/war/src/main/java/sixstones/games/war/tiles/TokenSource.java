package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;

/**
 * Brings its tokens out when it is opened, and does nothing else: Stones, superheroes, leadership.
 *
 * @param rule the rule of the kind
 */
public record TokenSource(String rule) implements TileEffect {

  @Override
  public void opened(WarPosition position, Place place, Events out) {
    Supply.bring(position, place, position.field().effect(place).brings(), out, rule);
  }

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return false;
  }
}
