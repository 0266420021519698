package sixstones.games.war.tiles;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;

/** Tiles that order a character to go on (W-VISIT-07). */
final class Displacement {

  private Displacement() {}

  /** An order to go somewhere; with nowhere to go the character stays (W-VISIT-07). */
  static void order(WarPosition position, Asking step, Piece piece, Events out, String rule) {
    var moves = new MoveList<WarMove>();
    step.moves(position, moves);
    if (moves.size() > 0) {
      position.push(step);
    } else {
      tellStays(position, piece, out, rule);
    }
  }

  private static void tellStays(WarPosition position, Piece piece, Events out, String rule) {
    if (!out.on()) return;
    var kind = position.field().kind(position.crew().at(piece));
    out.emit(
        Event.of(
            Kind.MISSED,
            Log.about("stays", piece).name("tile", kind.phraseKey()),
            rule,
            "W-VISIT-07"));
  }
}
