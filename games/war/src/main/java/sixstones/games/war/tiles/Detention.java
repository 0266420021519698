package sixstones.games.war.tiles;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.state.Crew;
import sixstones.games.war.turn.Tell;

/** Laying a piece down (W-DET). */
public final class Detention {

  private Detention() {}

  /**
   * W-DET-08: in the own turn it lies for one turn more.
   *
   * @param key what the log says of it
   */
  public static void begin(WarPosition position, int piece, String key, Events out, String rule) {
    int how = position.onTurn(piece) ? Crew.FRESHLY_DETAINED : Crew.LIES;
    position.crew().detain(piece, how);
    Tell.simply(out, key, piece, rule, "W-DET-01");
  }
}
