package sixstones.games.war.tiles;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;

/** Tiles that order a character to go on (W-VISIT-07). */
final class Displacement {

  private Displacement() {}

  /** An order to go somewhere; with nowhere to go the character stays (W-VISIT-07). */
  static void order(Play play, Asking step, Piece piece, String rule) {
    var moves = new MoveList<WarMove>();
    step.moves(play.board(), moves);
    if (moves.size() > 0) {
      play.push(step);
    } else {
      tellStays(play, piece, rule);
    }
  }

  private static void tellStays(Play play, Piece piece, String rule) {
    if (!play.log().on()) return;
    var kind = play.field().kind(play.crew().at(piece));
    play.log()
        .emit(
            Event.of(
                Kind.MISSED,
                Log.about("stays", piece).name("tile", kind.phraseKey()),
                rule,
                "W-VISIT-07"));
  }
}
