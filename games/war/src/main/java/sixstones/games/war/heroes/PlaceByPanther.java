package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Black Panther: the own base changes places with any other ring tile (W-HERO-PANTHER). */
public record PlaceByPanther(Piece piece) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var place : Place.RING) {
      if (place != board.home(piece)) into.add(SharedMoves.placeBase(place));
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    Bases.move(play, piece.team(), ((PlaceAnswer.PlaceBase) move).place(), rule());
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.PlaceBase choice)) return NoAnswer.to(this, move);
    return choice.place().isOnRing()
        ? Because.of(rule(), "sameTile")
        : Because.of("W-BASE-02", "baseInRing");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.panther").name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return "W-HERO-PANTHER-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("panther", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("PlaceByPanther").add(piece.index());
  }
}
