package sixstones.games.war.heroes;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.Refusal;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.FreeMove;
import sixstones.games.war.moves.MainMove;
import sixstones.games.war.moves.PlaceAnswer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.NoAnswer;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** Gamora or the Time Stone: which token is taken. */
public record TakeToken(Piece piece, Grabber by) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    Grab.moves(board, piece, by, into);
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof Answer.TakeLying take) {
      Grab.takeLying(play, piece, by, take.token(), take.place());
    } else if (move instanceof Answer.TakeCarried take) {
      Grab.takeCarried(play, piece, by, take.token(), take.piece());
    }
  }

  @Override
  public Refusal why(Board board, WarMove move) {
    return switch (move) {
      case Answer.TakeLying take -> Grab.whyNotLying(board, piece, by, take.token(), take.place());
      case Answer.TakeCarried take ->
          Grab.whyNotCarried(board, piece, by, take.token(), take.piece());
      case MainMove _, FreeMove _, Answer _, PlaceAnswer _ -> NoAnswer.to(this, move);
    };
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt." + by.id()).name("piece", piece.phraseKey());
  }

  @Override
  public String rule() {
    return by.rule();
  }

  @Override
  public String text(Board board) {
    return StepWords.of(by.id(), piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("TakeToken").add(piece.index()).add(by);
  }
}
