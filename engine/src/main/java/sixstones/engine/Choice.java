package sixstones.engine;

import java.util.List;
import sixstones.engine.phrase.Phrase;

/**
 * What the game waits for: which seat, why, and the legal moves. Only for the eyes of that seat.
 */
public record Choice<M extends Move>(Seat seat, Phrase prompt, List<M> moves) {

  public Choice {
    moves = List.copyOf(moves);
  }
}
