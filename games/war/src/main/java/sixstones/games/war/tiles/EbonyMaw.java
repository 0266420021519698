package sixstones.games.war.tiles;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;

/** In the next round everybody's turn is played by the left neighbour (W-CELL-MAW). */
public record EbonyMaw() implements TileEffect {

  /** W-CELL-MAW-03, W-RULE-115: one special round at a time. */
  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return !board.clock().mawTriggered && board.clock().mawTurns == 0;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    if (!actsOn(play.board(), piece, Manner.MOVE)) return;
    play.clock().mawTriggered = true;
    if (play.log().on())
      play.log().emit(Event.of(Kind.CHANGED, Log.phrase("maw"), "W-CELL-MAW-01"));
  }
}
