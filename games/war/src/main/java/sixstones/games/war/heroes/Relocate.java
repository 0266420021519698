package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.arrival.Manner;
import sixstones.games.war.arrival.Visits;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Because;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.StepWords;

/** Where the ability of Iron Man, Star-Lord or Captain America takes its hero. */
public record Relocate(int piece) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    for (int place : Abilities.destinations(position, piece)) {
      if (!Visits.bindAbilities(position, piece, place)) into.add(Moves.go(place));
    }
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    var manner = piece == Piece.IRON_MAN ? Manner.IRON_MAN : Manner.RELOCATION;
    Departure.thenArrive(position, piece, ((PlaceAnswer.Go) move).place(), manner, out);
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    if (!(move instanceof PlaceAnswer.Go go)) return NoAnswer.to(this, move);
    for (int place : Abilities.destinations(position, piece)) {
      if (place == go.place()) return Because.of("W-RULE-19", "visited");
    }
    return Because.of(
        rule(),
        switch (piece) {
          case Piece.IRON_MAN -> "notNearest";
          case Piece.STAR_LORD -> "placeNotFree";
          default -> "notSurrounding";
        });
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.relocate." + Piece.id(piece))
        .name("piece", Piece.phraseKey(piece));
  }

  @Override
  public String rule() {
    return switch (piece) {
      case Piece.IRON_MAN -> "W-HERO-IRONMAN-01";
      case Piece.STAR_LORD -> "W-HERO-STARLORD-01";
      default -> "W-HERO-CAPTAIN-01";
    };
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("relocate", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("Relocate").add(piece);
  }
}
