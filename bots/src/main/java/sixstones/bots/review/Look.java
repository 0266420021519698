package sixstones.bots.review;

import java.util.List;

/**
 * One choice of a finished game, looked at again from what its seat knew then.
 *
 * @param move how many moves had been made before
 * @param line how the game might have gone on from the best move, that move first
 * @param loss how much of the chance to win the made move cost; 0 if it isn't certain
 * @param error of the loss, one standard deviation
 * @param before every seat's chance if the best move is made
 * @param after every seat's chance after the move that was made
 * @param open every seat's chance for who sees all cards
 */
public record Look(
    int move,
    Said made,
    List<Said> line,
    double loss,
    double error,
    Mark mark,
    List<Double> before,
    List<Double> after,
    List<Double> open) {

  public Look {
    line = List.copyOf(line);
    before = List.copyOf(before);
    after = List.copyOf(after);
    open = List.copyOf(open);
  }

  public int seat() {
    return made.seat();
  }
}
