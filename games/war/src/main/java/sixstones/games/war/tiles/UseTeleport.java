package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.Visits;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.StepWords;

/** To another teleport that is open, free and not yet visited (W-CELL-TELEPORT, W-RULE-22). */
public record UseTeleport(Piece piece) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (position.field().isOpen(place, TileKind.TELEPORT)
          && position.isFree(place)
          && !Visits.bindTiles(position, piece, place)) {
        into.add(Moves.go(place));
      }
    }
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    Departure.thenArrive(position, piece, ((PlaceAnswer.Go) move).place(), Manner.TELEPORT, out);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    var place = go.place();
    if (!position.field().isOpen(place, TileKind.TELEPORT)) {
      return Because.of(rule(), "noOpenTeleport");
    }
    if (place == position.crew().at(piece)) return Because.of(rule(), "sameTeleport");
    return position.isFree(place)
        ? Because.of("W-VISIT-05", "visited")
        : Because.of(rule(), "placeNotFree");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.teleport").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-TELEPORT-01";
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("teleport", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("UseTeleport").add(piece.index());
  }
}
