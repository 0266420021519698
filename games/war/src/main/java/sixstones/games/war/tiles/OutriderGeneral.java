package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Detention;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.TileEffect;
import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;

/** A trap: the character is detained (W-CELL-OUTRIDER). */
public record OutriderGeneral() implements TileEffect {

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
    Detention.begin(position, piece, TileKind.OUTRIDER_GENERAL, out, "W-CELL-OUTRIDER-01");
  }
}
