package sixstones.games.war.scoring;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Piece;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.state.Hold;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** A character leaves a battlefield after a complete hold: take the point? (W-SCORE-06) */
public record ScoreHero(Piece piece) implements Asking {

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    var token = board.crew().other(piece);
    into.add(new Answer.Score(token));
    into.add(new Answer.Keep(token));
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof Answer.Score) {
      Holds.score(play, piece);
    } else {
      play.crew().hold(piece, Hold.NONE);
      play.log().simply(Kind.CHOSE, "keptHero", piece, "W-RULE-105");
    }
  }

  /** To decline the point is to keep the superhero. */
  @Override
  public WarMove meant(Board board, WarMove move) {
    return move instanceof Answer.Decline ? new Answer.Keep(board.crew().other(piece)) : move;
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.score")
        .name("piece", piece.phraseKey())
        .name("token", board.crew().other(piece).toldKey());
  }

  @Override
  public String rule() {
    return "W-SCORE-06";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("score", piece);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("ScoreHero").add(piece.index());
  }
}
