package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Departure;
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

/** The character must go along one of the arrows under it (W-CELL-ARROW-01, W-RULE-97). */
public record FollowArrow(Piece piece) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    var from = board.crew().at(piece);
    for (var direction : Direction.ALL) {
      if (!board.field().points(from, direction)) continue;
      var place = from.neighbour(direction);
      if (!place.isNone() && !board.crew().visited(piece, place)) into.add(SharedMoves.go(place));
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    Departure.thenArrive(play, piece, ((PlaceAnswer.Go) move).place(), Manner.ARROW);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    var from = board.crew().at(piece);
    for (var direction : Direction.ALL) {
      boolean there = from.neighbour(direction) == go.place();
      if (there && board.field().points(from, direction)) {
        return Because.of("W-VISIT-05", "visited");
      }
    }
    return Because.of(rule(), "noArrowThere");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.arrow").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-ARROW-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("arrow", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("FollowArrow").add(piece.index());
  }
}
