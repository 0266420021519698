package sixstones.games.war.turn;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Posture;

/** The one main action of a turn (W-TURN-02 to 04), and the turn's end. */
public final class MainAction {

  private MainAction() {}

  public static void moves(WarPosition position, MoveList<WarMove> into) {
    if (position.clock().mainDone) {
      into.add(Moves.END_TURN);
      return;
    }
    for (var piece : position.team().pieces()) steps(position, piece, into);
    into.add(Moves.shiftBase(true));
    into.add(Moves.shiftBase(false));
    if (position.clock().layAtStart) into.add(Moves.STAND_UP);
  }

  private static void steps(WarPosition position, Piece piece, MoveList<WarMove> into) {
    if (!mayMove(position, piece)) return;
    for (var place : position.crew().at(piece).beside()) {
      if (!position.crew().visited(piece, place)) into.add(Moves.step(piece, place));
    }
  }

  /** W-DET-02, W-DET-07; with the option of W-RULE-40 a fresh detention does not bind yet. */
  public static boolean mayMove(WarPosition position, Piece piece) {
    var posture = position.crew().posture(piece);
    return posture == Posture.STANDS
        || posture == Posture.FRESHLY_DETAINED && position.rulings().detentionWaits();
  }

  public static void take(WarPosition position, MainMove move, Events out) {
    switch (move) {
      case MainMove.Step step -> {
        position.clock().mainDone = true;
        Departure.thenArrive(position, step.piece(), step.place(), Manner.MOVE, out);
      }
      case MainMove.ShiftBase shift -> {
        position.clock().mainDone = true;
        Bases.shift(position, shift.clockwise(), out, "W-BASE-01");
      }
      case MainMove.StandUp _ -> {
        position.clock().mainDone = true;
        if (out.on()) {
          out.emit(Event.of(Kind.CHOSE, Log.ofTeam("standsUp", position.team()), "W-DET-04"));
        }
      }
      case MainMove.EndTurn _ -> Turns.end(position, out);
    }
  }
}
