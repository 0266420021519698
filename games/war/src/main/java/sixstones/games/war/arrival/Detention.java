package sixstones.games.war.arrival;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Posture;
import sixstones.games.war.steps.Play;

/** Laying a piece down (W-DET). */
public final class Detention {

  private Detention() {}

  /**
   * W-DET-08: in the own turn it lies for one turn more.
   *
   * @param by the kind of tile that does it
   */
  public static void begin(Play play, Piece piece, TileKind by, String rule) {
    var how = play.board().onTurn(piece) ? Posture.FRESHLY_DETAINED : Posture.LIES;
    play.crew().posture(piece, how);
    if (play.log().on()) {
      play.log()
          .emit(
              Event.of(
                  Kind.CHANGED,
                  Log.about("detained", piece).name("tile", by.phraseKey()),
                  rule,
                  "W-DET-01"));
    }
  }
}
