package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.scoring.Holds;
import sixstones.games.war.state.Crew;
import sixstones.games.war.turn.Tell;

/** A character leaves a battlefield after a complete hold: take the point? (W-SCORE-06) */
public record ScoreHero(int piece) implements Asking {

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    int token = position.crew().other(piece);
    into.add(new WarMove.Score(token));
    into.add(new WarMove.Keep(token));
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof WarMove.Score) {
      Holds.score(position, piece, out);
    } else {
      position.crew().hold(piece, Crew.NO_HOLD);
      Tell.simply(out, "keptHero", piece, "W-RULE-105");
    }
  }

  /** To decline the point is to keep the superhero. */
  @Override
  public WarMove meant(WarPosition position, WarMove move) {
    return move instanceof WarMove.Decline ? new WarMove.Keep(position.crew().other(piece)) : move;
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.score")
        .name("piece", Piece.phraseKey(piece))
        .name("token", Token.toldKey(position.crew().other(piece)));
  }

  @Override
  public String rule() {
    return "W-SCORE-06";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("ScoreHero").add(piece);
  }
}
