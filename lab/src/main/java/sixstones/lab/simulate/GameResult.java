package sixstones.lab.simulate;

import java.util.List;
import java.util.Map;

/**
 * What became of one game.
 *
 * @param shares each player's part of the victory, in the order of the players
 * @param moves decisions made, choices with a single move not counted
 * @param tally how often each event happened
 */
record GameResult(
    List<Double> shares,
    List<Integer> scores,
    int winningSeats,
    int moves,
    String why,
    List<String> forfeits,
    Map<String, Integer> tally) {}
