package sixstones.server.protocol;

import java.util.List;
import sixstones.engine.Outcome;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Phrase;

/** How the game ended. */
public record OutcomeState(List<Integer> winners, Phrase why, List<Integer> scores) {

  static OutcomeState of(Outcome outcome) {
    return new OutcomeState(
        outcome.winningSeats().stream().map(Seat::index).toList(), outcome.why(), outcome.scores());
  }
}
