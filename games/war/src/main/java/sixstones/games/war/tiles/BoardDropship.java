package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.TileKind;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.Visits;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.StepWords;

/** The character may go to a free open battlefield (W-CELL-DROPSHIP-01, W-RULE-95). */
public record BoardDropship(Piece piece) implements Asking {

  /** Asks only if there is a battlefield to go to. */
  public static void offer(WarPosition position, Piece piece) {
    for (var place : Place.TILES) {
      if (isOpenTo(position, piece, place)) {
        position.push(new BoardDropship(piece));
        return;
      }
    }
  }

  private static boolean isOpenTo(WarPosition position, Piece piece, Place place) {
    return position.field().isOpen(place, TileKind.BATTLEFIELD)
        && position.isFree(place)
        && !Visits.bindTiles(position, piece, place);
  }

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (var place : Place.TILES) {
      if (isOpenTo(position, piece, place)) into.add(Moves.go(place));
    }
    into.add(Moves.DECLINE);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof PlaceAnswer.Go go) {
      Departure.thenArrive(position, piece, go.place(), Manner.DROPSHIP, out);
    } else {
      Log.simply(out, Kind.CHOSE, "declined.dropship", piece, rule());
    }
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    var place = go.place();
    if (!position.field().isOpen(place, TileKind.BATTLEFIELD)) {
      return Because.of(rule(), "noOpenBattlefield");
    }
    return position.isFree(place)
        ? Because.of("W-VISIT-05", "visited")
        : Because.of(rule(), "placeNotFree");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.dropship").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-DROPSHIP-01";
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("dropship", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("BoardDropship").add(piece.index());
  }
}
