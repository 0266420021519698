package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.log.Cause;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.thanos.Thanos;

/** Thanos appears when it is opened; a trap for everybody (W-CELL-THANOSBASE). */
public record ThanosBase() implements TileEffect {

  @Override
  public void opened(WarPosition position, Place place, Events out) {
    Thanos.appear(position, place, out);
  }

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    Traps.spring(position, piece, place, out);
  }

  @Override
  public boolean isTrap(WarPosition position, Team team, Place place) {
    return true;
  }

  @Override
  public void suffer(WarPosition position, Piece piece, Place place, Events out) {
    Returns.byNobody(position, piece, Cause.BASE_OF_THANOS, out);
  }
}
