package sixstones.bots;

import java.util.List;
import sixstones.engine.Move;

/**
 * What came of thinking about a choice.
 *
 * @param ranked the moves, the best first
 * @param line how the game may go on from the best move
 * @param tries how often it was tried
 */
public record Advice<M extends Move>(List<Ranked<M>> ranked, List<M> line, int tries) {

  public Advice {
    ranked = List.copyOf(ranked);
    line = List.copyOf(line);
  }

  /**
   * @param chance of winning with it, from 0 to 1
   * @param error of that chance, one standard deviation
   * @param liking how likely it seemed before it was tried; all together make 1
   * @param shares every seat's chance after it
   */
  public record Ranked<M extends Move>(
      M move, double chance, double error, double liking, int tries, List<Double> shares) {

    public Ranked {
      shares = List.copyOf(shares);
    }
  }

  public M best() {
    return ranked.getFirst().move();
  }
}
