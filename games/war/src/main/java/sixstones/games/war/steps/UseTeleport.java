package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.tiles.TileKind;
import sixstones.games.war.turn.Leaving;
import sixstones.games.war.turn.Visits;

/** To another teleport that is open, free and not yet visited (W-CELL-TELEPORT, W-RULE-22). */
public record UseTeleport(int piece) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (int place = 0; place < Board.TILES; place++) {
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
    Leaving.thenArrive(position, piece, ((WarMove.Go) move).place(), Manner.TELEPORT, out);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof WarMove.Go go)) return NoAnswer.to(this, move);
    int place = go.place();
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
    return Phrase.of("war.prompt.teleport").name("piece", Piece.phraseKey(piece));
  }

  @Override
  public String rule() {
    return "W-CELL-TELEPORT-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("UseTeleport").add(piece);
  }
}
