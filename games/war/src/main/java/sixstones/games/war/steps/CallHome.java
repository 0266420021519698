package sixstones.games.war.steps;

import sixstones.engine.Fingerprint;
import sixstones.engine.MoveList;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.moves.Moves;
import sixstones.games.war.moves.WarMove;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.turn.Leaving;
import sixstones.games.war.turn.Tell;

/** A character is on its base and may call the other (W-CELL-BASE-01). */
public record CallHome(int mate) implements Asking {

  /** Asks only if the other is elsewhere. */
  public static void offer(WarPosition position, int mate, int base) {
    if (position.crew().at(mate) != base) position.push(new CallHome(mate));
  }

  @Override
  public void moves(WarPosition position, MoveList<WarMove> into) {
    into.add(new WarMove.Call(mate));
    into.add(Moves.DECLINE);
  }

  @Override
  public void answer(WarPosition position, WarMove move, Events out) {
    position.pop();
    if (move instanceof WarMove.Call) {
      Leaving.then(position, new CalledHome(mate), 1 << mate, out);
    } else {
      Tell.simply(out, "declined.call", mate, rule());
    }
  }

  @Override
  public Phrase prompt(WarPosition position) {
    return Phrase.of("war.prompt.call").name("piece", Piece.phraseKey(mate));
  }

  @Override
  public String rule() {
    return "W-CELL-BASE-01";
  }

  @Override
  public void addTo(Fingerprint print, WarPosition position) {
    print.add("CallHome").add(mate);
  }
}
