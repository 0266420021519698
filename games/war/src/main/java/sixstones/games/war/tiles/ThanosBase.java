package sixstones.games.war.tiles;

import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.log.Cause;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;
import sixstones.games.war.thanos.Thanos;

/** Thanos appears when it is opened; a trap for everybody (W-CELL-THANOSBASE). */
public record ThanosBase() implements TileEffect {

  @Override
  public void opened(Play play, Place place) {
    Thanos.appear(play, place);
  }

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    Traps.spring(play, piece, place);
  }

  @Override
  public boolean isTrap(Board board, Team team, Place place) {
    return true;
  }

  @Override
  public void suffer(Play play, Piece piece, Place place) {
    Returns.byNobody(play, piece, Cause.BASE_OF_THANOS);
  }
}
