package sixstones.games.war.scoring;

import sixstones.engine.Bits;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Teams;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;

/** Joining the two halves (W-LEAD). */
public final class Leadership {

  private Leadership() {}

  /** W-LEAD-01, W-RULE-49: the character carries one half where the other lies. */
  public static void check(WarPosition position, Piece piece, Events out) {
    int token = position.crew().other(piece);
    if (token == Token.NONE || !Token.isLeadership(token)) return;
    int place = position.crew().at(piece);
    if (!Bits.has(position.field().lying(place), Token.otherHalf(token))) return;
    position.crew().take(piece, token);
    join(position, piece, place, out);
  }

  /** W-DROP-04: one half was dropped where the other lies. */
  public static void dropped(WarPosition position, Piece piece, int token, Events out) {
    int place = position.crew().at(piece);
    if (Bits.has(position.field().lying(place), Token.otherHalf(token))) {
      join(position, piece, place, out);
    }
  }

  private static void join(WarPosition position, Piece piece, int place, Events out) {
    position.field().remove(place, Token.ALL_LEADERSHIP);
    int seat = position.table().owner(piece);
    position.ledger().score(seat, Token.LEADERSHIP);
    position.ledger().score(seat, Token.LEADERSHIP + 1);
    position.progress();
    if (out.on()) {
      out.emit(
          Event.of(
                  Kind.SCORED,
                  Log.about("joined", piece)
                      .name("team", Teams.phraseKey(Teams.of(piece)))
                      .number("points", position.ledger().points(seat)),
                  "W-LEAD-01")
              .moving("token:leadership-a", piece.thing(), "seat:" + seat)
              .moving("token:leadership-b", Board.thing(place), "seat:" + seat));
    }
  }
}
