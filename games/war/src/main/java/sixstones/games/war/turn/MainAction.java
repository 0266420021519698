package sixstones.games.war.turn;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Posture;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;

/** The one main action of a turn (W-TURN-02 to 04), and the turn's end. */
public final class MainAction {

  private MainAction() {}

  public static void moves(Board board, MoveList<WarMove> into) {
    if (board.clock().mainDone) {
      into.add(SharedMoves.END_TURN);
      return;
    }
    for (var piece : board.team().pieces()) steps(board, piece, into);
    into.add(SharedMoves.shiftBase(true));
    into.add(SharedMoves.shiftBase(false));
    if (board.clock().layAtStart) into.add(SharedMoves.STAND_UP);
  }

  private static void steps(Board board, Piece piece, MoveList<WarMove> into) {
    if (!mayMove(board, piece)) return;
    for (var place : board.crew().at(piece).beside()) {
      if (!board.crew().visited(piece, place)) into.add(SharedMoves.step(piece, place));
    }
  }

  /** W-DET-02, W-DET-07; with the option of W-RULE-40 a fresh detention does not bind yet. */
  public static boolean mayMove(Board board, Piece piece) {
    var posture = board.crew().posture(piece);
    return posture == Posture.STANDS
        || posture == Posture.FRESHLY_DETAINED && board.rulings().detentionWaits();
  }

  public static void take(Play play, MainMove move) {
    switch (move) {
      case MainMove.Step step -> {
        play.clock().mainDone = true;
        Departure.thenArrive(play, step.piece(), step.place(), Manner.MOVE);
      }
      case MainMove.ShiftBase shift -> {
        play.clock().mainDone = true;
        Bases.shift(play, shift.clockwise(), "W-BASE-01");
      }
      case MainMove.StandUp _ -> {
        play.clock().mainDone = true;
        if (play.log().on()) {
          play.log()
              .emit(
                  Event.of(
                      Kind.CHOSE,
                      Log.ofTeam("standsUp", play.table(), play.clock().seat),
                      "W-DET-04"));
        }
      }
      case MainMove.EndTurn _ -> Turns.end(play);
    }
  }
}
