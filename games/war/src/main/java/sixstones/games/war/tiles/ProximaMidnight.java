package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.heroes.ChooseRay;
import sixstones.games.war.heroes.Striker;

/** Everybody on one ray is returned (W-CELL-PROXIMA). */
public record ProximaMidnight() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    position.push(new ChooseRay(piece, Striker.PROXIMA));
  }
}
