package sixstones.games.war.tiles;

import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.log.Cause;
import sixstones.games.war.returns.Returns;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Table;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** Calls the other character home; a trap for all other teams (W-CELL-BASE). */
public record TeamBase() implements TileEffect {

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    if (isTrap(play.board(), piece.team(), place)) {
      Traps.spring(play, piece, place);
    } else {
      CallHome.offer(play, piece.mate(), place);
    }
  }

  @Override
  public boolean isTrap(Board board, Team team, Place place) {
    return board.field().tile(place).team() != team;
  }

  @Override
  public void suffer(Play play, Piece piece, Place place) {
    var team = play.field().tile(place).team();
    boolean neutral = play.table().seatOf(team) == Table.NEUTRAL;
    var cause = neutral ? Cause.neutralBase(team) : Cause.foreignBase(team);
    Returns.byNobody(play, piece, cause);
  }
}
