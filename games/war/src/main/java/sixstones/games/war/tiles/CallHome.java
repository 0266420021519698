package sixstones.games.war.tiles;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.arrival.Departure;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.moves.Answer;
import sixstones.games.war.moves.SharedMoves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Asking;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.StepWords;

/** A character is on its base and may call the other (W-CELL-BASE-01). */
public record CallHome(Piece mate) implements Asking {

  /** Asks only if the other is elsewhere. */
  public static void offer(Play play, Piece mate, Place base) {
    if (play.crew().at(mate) != base) play.push(new CallHome(mate));
  }

  @Override
  public void moves(Board board, MoveList<WarMove> into) {
    into.add(new Answer.Call(mate));
    into.add(SharedMoves.DECLINE);
  }

  @Override
  public void answer(Play play, WarMove move) {
    play.pop();
    if (move instanceof Answer.Call) {
      Departure.then(play, new CalledHome(mate), mate.bit());
    } else {
      play.log().simply(Kind.CHOSE, "declined.call", mate, rule());
    }
  }

  @Override
  public Phrase prompt(Board board) {
    return Phrase.of("war.prompt.call").name("piece", mate.phraseKey());
  }

  @Override
  public String rule() {
    return "W-CELL-BASE-01";
  }

  @Override
  public String text(Board board) {
    return StepWords.of("call", mate);
  }

  @Override
  public void addTo(Fingerprint print, Board board) {
    print.add("CallHome").add(mate.index());
  }
}
