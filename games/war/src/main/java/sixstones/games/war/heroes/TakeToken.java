package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.StepWords;

/** Gamora or the Time Stone: which token is taken. */
public record TakeToken(Piece piece, Grabber by) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    Grab.moves(position, piece, by, into);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof Answer.TakeLying take) {
      Grab.takeLying(position, piece, by, take.token(), take.place(), out);
    } else if (move instanceof Answer.TakeCarried take) {
      Grab.takeCarried(position, piece, by, take.token(), take.piece(), out);
    }
  }

  @Override
  public Refusal why(WarPosition position, WarMove move) {
    return switch (move) {
      case Answer.TakeLying take ->
          Grab.whyNotLying(position, piece, by, take.token(), take.place());
      case Answer.TakeCarried take ->
          Grab.whyNotCarried(position, piece, by, take.token(), take.piece());
      case MainMove _, FreeMove _, Answer _, PlaceAnswer _ -> NoAnswer.to(this, move);
    };
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt." + by.id()).name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return by.rule();
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of(by.id(), piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("TakeToken").add(piece.index()).add(by);
  }
}
