package sixstones.games.war.turn;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Board;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.FreeMove.Spend.Source;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;

/** Spending energy turns a used card over again (W-ENERGY). */
public final class Energy {

  private Energy() {}

  /** For a character whose card is used. */
  public static void moves(WarPosition position, Piece piece, MoveList<WarMove> into) {
    if (available(position, Source.SLOT, piece)) into.add(Moves.spend(Source.SLOT, piece));
    if (available(position, Source.PLACE, piece)) into.add(Moves.spend(Source.PLACE, piece));
    if (available(position, Source.BASE, piece)) into.add(Moves.spend(Source.BASE, piece));
  }

  /** W-ENERGY-02; a character at home takes from the base. */
  public static boolean available(WarPosition position, Source source, Piece piece) {
    int place = position.crew().at(piece);
    int home = position.home(piece);
    return switch (source) {
      case SLOT -> position.crew().other(piece).isEnergy();
      case PLACE -> place != home && lyingEnergy(position, place) != 0;
      case BASE -> lyingEnergy(position, home) != 0;
    };
  }

  private static int lyingEnergy(WarPosition position, int place) {
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
      int place = source == Source.BASE ? position.home(piece) : position.crew().at(piece);
      token = Token.first(lyingEnergy(position, place));
      position.field().remove(place, token.bit());
      from = Board.thing(place);
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
