package sixstones.games.war.scoring;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Hold;

/**
 * Holding a superhero on a battlefield (W-SCORE). The triple of W-RULE-104 needs no memory of its
 * own: leaving the tile or losing the token clears the character's hold.
 */
public final class Holds {

  private Holds() {}

  /** W-SCORE-02: the team's turn ends. */
  public static void begin(WarPosition position, Events out) {
    for (var piece : position.team().pieces()) {
      var place = position.crew().at(piece);
      if (position.crew().hold(piece) == Hold.NONE
          && position.field().isOpen(place, TileKind.BATTLEFIELD)
          && position.crew().other(piece).isHero()) {
        position.crew().hold(piece, Hold.BEGUN);
        if (out.on()) {
          var token = position.crew().other(piece).toldKey();
          out.emit(
              Event.of(Kind.SCORED, Log.about("holds", piece).name("token", token), "W-SCORE-02"));
        }
      }
    }
  }

  /** W-SCORE-03: the team's next turn begins. */
  public static void complete(WarPosition position) {
    for (var piece : position.team().pieces()) {
      if (position.crew().hold(piece) == Hold.BEGUN) {
        position.crew().hold(piece, Hold.COMPLETE);
      }
    }
  }

  /** W-SCORE-06: from the slot to the victory-point zone. */
  public static void score(WarPosition position, Piece piece, Events out) {
    var token = position.crew().other(piece);
    var from = position.crew().at(piece);
    position.crew().take(piece, token);
    int seat = position.table().owner(piece);
    position.ledger().score(seat, token);
    position.progress();
    if (!out.on()) return;
    var phrase =
        Log.about("scored", piece)
            .name("token", token.toldKey())
            .name("team", piece.team().phraseKey())
            .number("points", position.ledger().points(seat));
    out.emit(
        Event.of(Kind.SCORED, phrase, "W-SCORE-01", "W-SCORE-06")
            .moving(token.thing(), from.thing(), "seat:" + seat));
  }
}
