package sixstones.lab.table;

import java.util.List;

/**
 * What became of one game; lists are in the order of the seats.
 *
 * @param shares each seat's part of the victory
 * @param moves decisions made, choices with a single move not counted
 * @param forfeit in words, empty if everybody played to the end
 */
public record GameResult(
    List<Double> shares,
    List<Integer> scores,
    int winningSeats,
    int moves,
    String why,
    String forfeit) {}
