package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.heroes.ChooseRay;
import sixstones.games.war.heroes.Striker;

/** Everybody on one ray is returned (W-CELL-PROXIMA). */
public record ProximaMidnight() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, int piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, int piece, int place, Events out) {
    position.push(new ChooseRay(piece, Striker.PROXIMA));
  }
}
