package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Visits;
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

/** Where the ability of Iron Man, Star-Lord or Captain America takes its hero. */
public record Relocate(Piece piece) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    for (var place : Abilities.destinations(board, piece)) {
      if (!Visits.bindAbilities(board, piece, place)) into.add(SharedMoves.go(place));
    }
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    var manner = piece == Piece.IRON_MAN ? Manner.IRON_MAN : Manner.RELOCATION;
    Departure.thenArrive(play, piece, ((PlaceAnswer.Go) move).place(), manner);
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    for (var place : Abilities.destinations(board, piece)) {
      if (place == go.place()) return Because.of("W-RULE-19", "visited");
    }
    if (piece == Piece.IRON_MAN) return Because.of(rule(), "notNearest");
    return Because.of(rule(), piece == Piece.STAR_LORD ? "placeNotFree" : "notSurrounding");
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.relocate." + piece.id()).name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    if (piece == Piece.IRON_MAN) return "W-HERO-IRONMAN-01";
    return piece == Piece.STAR_LORD ? "W-HERO-STARLORD-01" : "W-HERO-CAPTAIN-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("relocate", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("Relocate").add(piece.index());
  }
}
