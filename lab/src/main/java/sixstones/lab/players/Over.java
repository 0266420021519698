package sixstones.lab.players;

import java.util.List;

/**
 * How a game has ended.
 *
 * @param seat of the player who is told
 * @param shares of the victory, by seat; 0 for who has lost
 * @param scores by seat
 * @param why the key of the sentence that tells the end
 */
public record Over(int seat, List<Double> shares, List<Integer> scores, String why) {

  public Over {
    shares = List.copyOf(shares);
    scores = List.copyOf(scores);
  }
}
