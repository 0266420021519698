package sixstones.games.splendor.tiles;

import sixstones.engine.event.Events;
import sixstones.games.splendor.ending.Gauntlet;
import sixstones.games.splendor.log.Log;
import sixstones.games.splendor.state.Board;

/** S-AVENGERS-02 to S-AVENGERS-05: the tile goes with the most symbols, once they are three. */
public final class AvengersTile {

  /** S-AVENGERS-05. */
  public static final int POINTS = 3;

  /** S-AVENGERS-02. */
  public static final int SYMBOLS = 3;

  private AvengersTile() {}

  public static void takeIfEarned(Board board, Events out) {
    int seat = board.active();
    int owner = board.avengersOwner();
    if (owner == seat) return;
    int toBeat = owner == Board.NONE ? SYMBOLS - 1 : board.avengers(owner);
    if (board.avengers(seat) <= toBeat) return;
    boolean ownerWasWinning = owner != Board.NONE && Gauntlet.isFulfilled(board, owner);
    if (owner != Board.NONE) board.addPoints(owner, -POINTS);
    board.addPoints(seat, POINTS);
    board.avengersOwner(seat);
    Log.tookAvengers(out, board, seat, owner);
    Log.scored(out, board, seat);
    if (owner == Board.NONE) return;
    Log.scored(out, board, owner);
    if (ownerWasWinning && !Gauntlet.isFulfilled(board, owner)) Log.gauntletLost(out, owner);
  }
}
