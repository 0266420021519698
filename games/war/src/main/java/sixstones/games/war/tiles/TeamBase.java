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
import sixstones.games.war.state.Table;

/** Calls the other character home; a trap for all other teams (W-CELL-BASE). */
public record TeamBase() implements TileEffect {

  @Override
  public boolean actsOn(WarPosition position, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(WarPosition position, Piece piece, Place place, Events out) {
    if (isTrap(position, piece.team(), place)) {
      Traps.spring(position, piece, place, out);
    } else {
      CallHome.offer(position, piece.mate(), place);
    }
  }

  @Override
  public boolean isTrap(WarPosition position, Team team, Place place) {
    return position.field().tile(place).team() != team;
  }

  @Override
  public void suffer(WarPosition position, Piece piece, Place place, Events out) {
    var team = position.field().tile(place).team();
    boolean neutral = position.table().seatOf(team) == Table.NEUTRAL;
    var cause = neutral ? Cause.neutralBase(team) : Cause.foreignBase(team);
    Returns.byNobody(position, piece, cause, out);
  }
}
