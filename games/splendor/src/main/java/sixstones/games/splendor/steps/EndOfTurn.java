package sixstones.games.splendor.steps;

import sixstones.engine.event.Events;
import sixstones.games.splendor.actions.TokenLimit;
import sixstones.games.splendor.ending.Announcement;
import sixstones.games.splendor.ending.Ending;
import sixstones.games.splendor.ending.Gauntlet;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.state.Board;
import sixstones.games.splendor.tiles.Locations;

/**
 * S-TURN-06: what follows an action: return to ten tokens, location tile, Gauntlet check, next seat
 * or the end. Every method answers with the step that is then open.
 */
final class EndOfTurn {

  private EndOfTurn() {}

  static Step limit(Board board, Events out) {
    return TokenLimit.surplus(board, board.active()) > 0 ? GiveBack.STEP : locations(board, out);
  }

  /** S-LOCATION-04 to S-LOCATION-06: one is taken by itself, among several the seat chooses. */
  static Step locations(Board board, Events out) {
    int earned = Board.NONE;
    for (int place = 0; place < board.places(); place++) {
      if (!Locations.earns(board, board.active(), place)) continue;
      if (earned != Board.NONE) return PickLocation.STEP;
      earned = place;
    }
    if (earned != Board.NONE) Locations.take(board, earned, out);
    return next(board, out);
  }

  /** The Gauntlet check, then the next seat or the end. */
  static Step next(Board board, Events out) {
    int seat = board.active();
    if (out.on() && Gauntlet.isFulfilled(board, seat)) Log.gauntlet(out, board, seat);
    if (seat + 1 < board.seats()) {
      board.active(seat + 1);
      return Turn.STEP;
    }
    if (Ending.isOverAfterRound(board)) {
      if (out.on()) Announcement.tell(board, out);
      return Over.STEP;
    }
    Ending.beginRound(board);
    return Turn.STEP;
  }
}
