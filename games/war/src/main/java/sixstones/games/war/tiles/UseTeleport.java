package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
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

/** To another teleport that is open, free and not yet visited (W-CELL-TELEPORT, W-RULE-22). */
public record UseTeleport(Piece piece) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (board.field().isOpen(place, TileKind.TELEPORT)
          && board.isFree(place)
          && !Visits.bindTiles(board, piece, place)) {
        into.add(SharedMoves.go(place));
      }
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    Departure.thenArrive(play, piece, ((PlaceAnswer.Go) move).place(), Manner.TELEPORT);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    var place = go.place();
    if (!board.field().isOpen(place, TileKind.TELEPORT)) {
      return Because.of(rule(), "noOpenTeleport");
    }
    if (place == board.crew().at(piece)) return Because.of(rule(), "sameTeleport");
    return board.isFree(place)
        ? Because.of("W-VISIT-05", "visited")
        : Because.of(rule(), "placeNotFree");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.teleport").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-TELEPORT-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("teleport", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("UseTeleport").add(piece.index());
  }
}
