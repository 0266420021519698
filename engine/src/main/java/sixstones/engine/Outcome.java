package sixstones.engine;

import java.util.List;
import sixstones.engine.phrase.Phrase;

/**
 * How a game ended.
 *
 * @param winners bit set of seats: one, several, a team, or none
 * @param why in words
 * @param scores one for each seat; what they mean is the game's business
 */
public record Outcome(int winners, Phrase why, List<Integer> scores) {

  public Outcome {
    scores = List.copyOf(scores);
  }

  public boolean won(int seat) {
    return (winners >> seat & 1) != 0;
  }

  public List<Seat> winningSeats() {
    return Seat.upTo(scores.size()).stream().filter(seat -> won(seat.index())).toList();
  }

  /** The seat's part of the victory: 1 alone, a share when opponents share it, 0 if it lost. */
  public double share(int seat, boolean team) {
    if (!won(seat)) return 0;
    return team ? 1 : 1.0 / Integer.bitCount(winners);
  }
}
