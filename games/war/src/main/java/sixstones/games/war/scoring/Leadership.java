package sixstones.games.war.scoring;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.steps.Play;

/** Joining the two halves (W-LEAD). */
public final class Leadership {

  private Leadership() {}

  /** W-LEAD-01, W-RULE-49: the character carries one half where the other lies. */
  public static void check(Play play, Piece piece) {
    var token = play.crew().other(piece);
    if (!token.isLeadership()) return;
    var place = play.crew().at(piece);
    if (!token.otherHalf().isIn(play.field().lying(place))) return;
    play.crew().take(piece, token);
    join(play, piece, place);
  }

  /** W-DROP-04: one half was dropped where the other lies. */
  public static void dropped(Play play, Piece piece, Token token) {
    var place = play.crew().at(piece);
    if (token.otherHalf().isIn(play.field().lying(place))) {
      join(play, piece, place);
    }
  }

  private static void join(Play play, Piece piece, Place place) {
    play.field().remove(place, Tokens.LEADERSHIP);
    int seat = play.table().owner(piece);
    play.ledger().score(seat, Token.LEADERSHIP_A);
    play.ledger().score(seat, Token.LEADERSHIP_B);
    play.board().progress();
    if (play.log().on()) {
      play.log()
          .emit(
              Event.of(
                      Kind.SCORED,
                      Log.ofTeam(Log.about("joined", piece), play.table(), seat)
                          .number("points", play.ledger().points(seat)),
                      "W-LEAD-01")
                  .moving(Token.LEADERSHIP_A.thing(), piece.thing(), "seat:" + seat)
                  .moving(Token.LEADERSHIP_B.thing(), place.thing(), "seat:" + seat));
    }
  }
}
