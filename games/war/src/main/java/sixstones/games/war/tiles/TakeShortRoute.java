package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Visits;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Two cells away in a straight line, on the board (W-CELL-SHORT, W-RULE-96). */
public record TakeShortRoute(Piece piece) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    var from = board.crew().at(piece);
    for (var direction : Direction.ALL) {
      var place = from.neighbour(direction).neighbour(direction);
      if (place.isTile() && !Visits.bindTiles(board, piece, place)) into.add(SharedMoves.go(place));
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var place = ((PlaceAnswer.Go) move).place();
    boolean back = play.crew().visited(piece, place);
    var manner = back ? Manner.JUMP_BACK : Manner.SHORT_ROUTE;
    Departure.thenArrive(play, piece, place, manner);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    var from = board.crew().at(piece);
    var place = go.place();
    boolean straight = from.row() == place.row() || from.column() == place.column();
    if (!straight || from.distance(place) != 2) return Because.of(rule(), "notOverOneCell");
    return place.isTile()
        ? Because.of("W-VISIT-05", "visited")
        : Because.of("W-CELL-SHORT-02", "offBoard");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.short").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-SHORT-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("short-route", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("TakeShortRoute").add(piece.index());
  }
}
