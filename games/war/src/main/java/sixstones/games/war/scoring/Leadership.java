package sixstones.games.war.scoring;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;

/** Joining the two halves (W-LEAD). */
public final class Leadership {

  private Leadership() {}

  /** W-LEAD-01, W-RULE-49: the character carries one half where the other lies. */
  public static void check(WarPosition position, Piece piece, Events out) {
    var token = position.crew().other(piece);
    if (!token.isLeadership()) return;
    var place = position.crew().at(piece);
    if (!token.otherHalf().isIn(position.field().lying(place))) return;
    position.crew().take(piece, token);
    join(position, piece, place, out);
  }

  /** W-DROP-04: one half was dropped where the other lies. */
  public static void dropped(WarPosition position, Piece piece, Token token, Events out) {
    var place = position.crew().at(piece);
    if (token.otherHalf().isIn(position.field().lying(place))) {
      join(position, piece, place, out);
    }
  }

  private static void join(WarPosition position, Piece piece, Place place, Events out) {
    position.field().remove(place, Tokens.LEADERSHIP);
    int seat = position.table().owner(piece);
    position.ledger().score(seat, Token.LEADERSHIP_A);
    position.ledger().score(seat, Token.LEADERSHIP_B);
    position.progress();
    if (out.on()) {
      out.emit(
          Event.of(
                  Kind.SCORED,
                  Log.about("joined", piece)
                      .name("team", piece.team().phraseKey())
                      .number("points", position.ledger().points(seat)),
                  "W-LEAD-01")
              .moving(Token.LEADERSHIP_A.thing(), piece.thing(), "seat:" + seat)
              .moving(Token.LEADERSHIP_B.thing(), place.thing(), "seat:" + seat));
    }
  }
}
