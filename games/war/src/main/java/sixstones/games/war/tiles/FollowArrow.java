package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.StepWords;

/** The character must go along one of the arrows under it (W-CELL-ARROW-01, W-RULE-97). */
public record FollowArrow(Piece piece) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    var from = position.crew().at(piece);
    for (var direction : Direction.ALL) {
      if (!position.field().points(from, direction)) continue;
      var place = from.neighbour(direction);
      if (!place.isNone() && !position.crew().visited(piece, place)) into.add(Moves.go(place));
    }
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    Departure.thenArrive(position, piece, ((PlaceAnswer.Go) move).place(), Manner.ARROW, out);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    var from = position.crew().at(piece);
    for (var direction : Direction.ALL) {
      boolean there = from.neighbour(direction) == go.place();
      if (there && position.field().points(from, direction)) {
        return Because.of("W-VISIT-05", "visited");
      }
    }
    return Because.of(rule(), "noArrowThere");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.arrow").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-ARROW-01";
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("arrow", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("FollowArrow").add(piece.index());
  }
}
