package sixstones.server.protocol;

import java.util.List;
import sixstones.engine.Move;
import sixstones.engine.phrase.Phrase;

/** A move by its notation, in words, and by the things it touches. */
public record MoveState(String move, Phrase label, List<String> targets) {

  static MoveState of(Move move) {
    return new MoveState(move.notation(), move.label(), move.targets());
  }
}
