package sixstones.games.war.scoring;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Hold;
import sixstones.games.war.steps.Play;

/**
 * Holding a superhero on a battlefield (W-SCORE). The triple of W-RULE-104 needs no memory of its
 * own: leaving the tile or losing the token clears the character's hold.
 */
public final class Holds {

  private Holds() {}

  /** W-SCORE-02: the team's turn ends. */
  public static void begin(Play play) {
    for (var piece : play.board().team().pieces()) {
      var place = play.crew().at(piece);
      if (play.crew().hold(piece) == Hold.NONE
          && play.field().isOpen(place, TileKind.BATTLEFIELD)
          && play.crew().other(piece).isHero()) {
        play.crew().hold(piece, Hold.BEGUN);
        if (play.log().on()) {
          var token = play.crew().other(piece).toldKey();
          play.log()
              .emit(
                  Event.of(
                      Kind.SCORED, Log.about("holds", piece).name("token", token), "W-SCORE-02"));
        }
      }
    }
  }

  /** W-SCORE-03: the team's next turn begins. */
  public static void complete(Board board) {
    for (var piece : board.team().pieces()) {
      if (board.crew().hold(piece) == Hold.BEGUN) {
        board.crew().hold(piece, Hold.COMPLETE);
      }
    }
  }

  /** W-SCORE-06: from the slot to the victory-point zone. */
  public static void score(Play play, Piece piece) {
    var token = play.crew().other(piece);
    var from = play.crew().at(piece);
    play.crew().take(piece, token);
    int seat = play.table().owner(piece);
    play.ledger().score(seat, token);
    play.board().progress();
    if (!play.log().on()) return;
    var phrase =
        Log.ofTeam(Log.about("scored", piece), play.table(), seat)
            .name("token", token.toldKey())
            .number("points", play.ledger().points(seat));
    play.log()
        .emit(
            Event.of(Kind.SCORED, phrase, "W-SCORE-01", "W-SCORE-06")
                .moving(token.thing(), from.thing(), "seat:" + seat));
  }
}
