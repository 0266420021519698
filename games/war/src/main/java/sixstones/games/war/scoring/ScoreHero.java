package sixstones.games.war.scoring;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.log.Log;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Hold;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.StepWords;

/** A character leaves a battlefield after a complete hold: take the point? (W-SCORE-06) */
public record ScoreHero(Piece piece) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    var token = position.crew().other(piece);
    into.add(new Answer.Score(token));
    into.add(new Answer.Keep(token));
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof Answer.Score) {
      Holds.score(position, piece, out);
    } else {
      position.crew().hold(piece, Hold.NONE);
      Log.simply(out, Kind.CHOSE, "keptHero", piece, "W-RULE-105");
    }
  }

  /** To decline the point is to keep the superhero. */
  @Override
  public WarMove meant(WarPosition position, WarMove move) {
    return move instanceof Answer.Decline ? new Answer.Keep(position.crew().other(piece)) : move;
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.score")
        .name("piece", piece.phraseKey())
        .name("token", position.crew().other(piece).toldKey());
  }

  @Override
  public String rule() {
    return "W-SCORE-06";
  }

  @Override
  public String text(WarPosition position) {
    return StepWords.of("score", piece);
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("ScoreHero").add(piece.index());
  }
}
