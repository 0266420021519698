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
import sixstones.games.war.pieces.Teams;
import sixstones.games.war.turn.Bases;

/** Black Panther: the own base changes places with any other ring tile (W-HERO-PANTHER). */
public record PlaceByPanther(int piece) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (int index = 0; index < Board.RING; index++) {
      int place = Board.ringPlace(index);
      if (place != position.home(piece)) into.add(Moves.placeBase(place));
    }
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    Bases.move(position, Teams.of(piece), ((WarMove.PlaceBase) move).place(), out, rule());
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof WarMove.PlaceBase choice)) return NoAnswer.to(this, move);
    return Board.onRing(choice.place())
        ? Because.of(rule(), "sameTile")
        : Because.of("W-BASE-02", "baseInRing");
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.panther").name("piece", Piece.phraseKey(piece));
  }

  @Override
  public String rule() {
    return "W-HERO-PANTHER-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("PlaceByPanther").add(piece);
  }
}
