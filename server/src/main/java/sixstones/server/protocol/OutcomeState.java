package sixstones.server.protocol;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Outcome;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Phrase;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Table;

/** How the game ended. */
public record OutcomeState(List<Integer> winners, Phrase why, List<Integer> scores) {

  /** Of a game that somebody has lost because there was no time left. */
  static Optional<OutcomeState> onTime(Table table) {
    var loser = table.lostOnTime();
    if (loser.isEmpty()) return Optional.empty();
    return Optional.of(
        new OutcomeState(
            Ended.of(table.result().orElseThrow()).winners(),
            Phrase.of("engine.lostOnTime").seat(loser.getAsInt()),
            Collections.nCopies(table.head().seats(), 0)));
  }

  static OutcomeState of(Outcome outcome) {
    return new OutcomeState(
        outcome.winningSeats().stream().map(Seat::index).toList(), outcome.why(), outcome.scores());
  }
}
