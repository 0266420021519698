package sixstones.server.protocol;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Outcome;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Phrase;
import sixstones.server.tables.Ended;
import sixstones.server.tables.Table;

/**
 * How the game ended.
 *
 * @param decided whether somebody has won or lost
 */
public record OutcomeState(
    List<Integer> winners, Phrase why, List<Integer> scores, boolean decided) {

  /** Of a game that was over before its rules ended it. */
  static Optional<OutcomeState> early(Table table) {
    return table
        .earlyEnd()
        .map(
            end -> {
              var ended = Ended.of(table.result().orElseThrow());
              return new OutcomeState(
                  ended.winners(),
                  end.why(),
                  Collections.nCopies(table.head().seats(), 0),
                  !ended.abandoned());
            });
  }

  static OutcomeState of(Outcome outcome) {
    return new OutcomeState(
        outcome.winningSeats().stream().map(Seat::index).toList(),
        outcome.why(),
        outcome.scores(),
        true);
  }
}
