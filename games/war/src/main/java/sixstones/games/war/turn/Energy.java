package sixstones.games.war.turn;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.FreeMove.Spend.Source;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;

/** Spending energy turns a used card over again (W-ENERGY). */
public final class Energy {

  private Energy() {}

  /** W-ENERGY-02, for a character whose card is used; at home it takes from the base. */
  public static void moves(WarPosition position, Piece piece, MoveList<WarMove> into) {
    var place = position.crew().at(piece);
    var home = position.home(piece);
    if (position.crew().other(piece).isEnergy()) into.add(Moves.spend(Source.SLOT, piece));
    if (place != home && lyingEnergy(position, place) != 0) {
      into.add(Moves.spend(Source.PLACE, piece));
    }
    if (lyingEnergy(position, home) != 0) into.add(Moves.spend(Source.BASE, piece));
  }

  private static int lyingEnergy(WarPosition position, Place place) {
    return position.field().lying(place) & Tokens.ENERGY;
  }

  public static void spend(WarPosition position, Source source, Piece piece, Events out) {
    Token token;
    String from;
    if (source == Source.SLOT) {
      token = position.crew().other(piece);
      position.crew().take(piece, token);
      from = piece.thing();
    } else {
      var place = source == Source.BASE ? position.home(piece) : position.crew().at(piece);
      token = Token.first(lyingEnergy(position, place));
      position.field().remove(place, token.bit());
      from = place.thing();
    }
    position.ledger().toBox(token);
    position.progress();
    position.crew().refresh(piece);
    if (out.on()) {
      out.emit(
          Event.of(
                  Kind.GAVE,
                  Log.about("energySpent", piece).name("source", "war.source." + source.id()),
                  "W-ENERGY-01",
                  "W-ENERGY-04")
              .moving(Token.ENERGY.thing(), from, "box"));
    }
  }
}
