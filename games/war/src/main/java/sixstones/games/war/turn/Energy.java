package sixstones.games.war.turn;

import sixstones.engine.MoveList;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.box.Tokens;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.FreeMove.Spend.Source;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/** Spending energy turns a used card over again (W-ENERGY). */
public final class Energy {

  private Energy() {}

  /** W-ENERGY-02, for a character whose card is used; at home it takes from the base. */
  public static void moves(Board board, Piece piece, MoveList<WarMove> into) {
    var place = board.crew().at(piece);
    var home = board.home(piece);
    if (board.crew().other(piece).isEnergy()) into.add(SharedMoves.spend(Source.SLOT, piece));
    if (place != home && lyingEnergy(board, place) != 0) {
      into.add(SharedMoves.spend(Source.PLACE, piece));
    }
    if (lyingEnergy(board, home) != 0) into.add(SharedMoves.spend(Source.BASE, piece));
  }

  private static int lyingEnergy(Board board, Place place) {
    return board.field().lying(place) & Tokens.ENERGY;
  }

  public static void spend(Play play, Source source, Piece piece) {
    Token token;
    String from;
    if (source == Source.SLOT) {
      token = play.crew().other(piece);
      play.crew().take(piece, token);
      from = piece.thing();
    } else {
      var place = source == Source.BASE ? play.board().home(piece) : play.crew().at(piece);
      token = Token.first(lyingEnergy(play.board(), place));
      play.field().remove(place, token.bit());
      from = place.thing();
    }
    play.ledger().toBox(token);
    play.board().progress();
    play.crew().refresh(piece);
    if (play.log().on()) {
      play.log()
          .emit(
              Event.of(
                      Kind.GAVE,
                      Log.about("energySpent", piece).name("source", "war.source." + source.id()),
                      "W-ENERGY-01",
                      "W-ENERGY-04")
                  .moving(Token.ENERGY.thing(), from, "box"));
    }
  }
}
