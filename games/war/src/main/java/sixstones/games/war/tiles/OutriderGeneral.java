package sixstones.games.war.tiles;

import sixstones.games.war.arrival.Detention;
import sixstones.games.war.arrival.Traps;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Team;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** A trap: the character is detained (W-CELL-OUTRIDER). */
public record OutriderGeneral() implements TileEffect {

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
    Detention.begin(play, piece, TileKind.OUTRIDER_GENERAL, "W-CELL-OUTRIDER-01");
  }
}
