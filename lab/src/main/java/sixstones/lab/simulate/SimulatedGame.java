package sixstones.lab.simulate;

import java.util.List;
import java.util.Map;
import sixstones.lab.table.GameResult;

/**
 * Game n of a simulation.
 *
 * @param players by seat, as numbers of the simulation's list
 * @param nanos how long it took
 * @param tally how often what happened, if that was asked for
 */
public record SimulatedGame(
    long n, List<Integer> players, GameResult result, long nanos, Map<String, Long> tally) {

  public SimulatedGame {
    players = List.copyOf(players);
    tally = Map.copyOf(tally);
  }
}
