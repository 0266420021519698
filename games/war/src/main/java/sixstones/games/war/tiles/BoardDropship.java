package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Visits;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
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

/** The character may go to a free open battlefield (W-CELL-DROPSHIP-01, W-RULE-95). */
public record BoardDropship(Piece piece) implements Asking {

  /** Asks only if there is a battlefield to go to. */
  public static void offer(Play play, Piece piece) {
    for (var place : Place.TILES) {
      if (isOpenTo(play.board(), piece, place)) {
        play.push(new BoardDropship(piece));
        return;
      }
    }
  }

  private static boolean isOpenTo(Board board, Piece piece, Place place) {
    return board.field().isOpen(place, TileKind.BATTLEFIELD)
        && board.isFree(place)
        && !Visits.bindTiles(board, piece, place);
  }

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (isOpenTo(board, piece, place)) into.add(SharedMoves.go(place));
    }
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof PlaceAnswer.Go go) {
      Departure.thenArrive(play, piece, go.place(), Manner.DROPSHIP);
    } else {
      play.log().simply(Kind.CHOSE, "declined.dropship", piece, rule());
    }
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    var place = go.place();
    if (!board.field().isOpen(place, TileKind.BATTLEFIELD)) {
      return Because.of(rule(), "noOpenBattlefield");
    }
    return board.isFree(place)
        ? Because.of("W-VISIT-05", "visited")
        : Because.of(rule(), "placeNotFree");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.dropship").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-DROPSHIP-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("dropship", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("BoardDropship").add(piece.index());
  }
}
