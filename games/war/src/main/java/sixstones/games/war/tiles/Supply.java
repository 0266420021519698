package sixstones.games.war.tiles;

import sixstones.engine.Bits;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.steps.Play;

/** Tokens come out of the reserve onto a tile that was opened. */
final class Supply {

  private Supply() {}

  static void bring(Play play, Place place, int tokens, String rule) {
    int brought = play.ledger().fromReserve(tokens);
    play.field().put(place, brought);
    if (!play.log().on()) return;
    if (brought == 0) {
      play.log()
          .emit(
              Event.of(
                  Kind.MISSED,
                  Log.phrase("broughtNothing").with("place", Log.place(place)),
                  "W-RULE-32"));
      return;
    }
    var keys = Tokens.names(brought, Token::toldKey);
    var phrase = Log.phrase("brought").names("tokens", keys).with("place", Log.place(place));
    var event = Event.of(Kind.MOVED, phrase, rule);
    for (int left = brought; left != 0; left = Bits.rest(left)) {
      event = event.moving(Token.first(left).thing(), "reserve", place.thing());
    }
    play.log().emit(event);
  }
}
