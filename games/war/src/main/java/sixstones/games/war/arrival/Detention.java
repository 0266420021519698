package sixstones.games.war.arrival;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Posture;

/** Laying a piece down (W-DET). */
public final class Detention {

  private Detention() {}

  /**
   * W-DET-08: in the own turn it lies for one turn more.
   *
   * @param by the kind of tile that does it
   */
  public static void begin(
      WarPosition position, Piece piece, TileKind by, Events out, String rule) {
    var how = position.onTurn(piece) ? Posture.FRESHLY_DETAINED : Posture.LIES;
    position.crew().posture(piece, how);
    if (out.on()) {
      out.emit(
          Event.of(
              Kind.CHANGED,
              Log.about("detained", piece).name("tile", by.phraseKey()),
              rule,
              "W-DET-01"));
    }
  }
}
