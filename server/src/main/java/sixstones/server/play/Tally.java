package sixstones.server.play;

import java.util.Collections;
import java.util.List;

/**
 * How far each viewer's numbers have come: the seats first, the spectators last.
 *
 * @param told how many events each was told
 * @param unseen how many entries of the log each does not know of
 */
public record Tally(List<Integer> told, List<Integer> unseen) {

  public Tally {
    told = List.copyOf(told);
    unseen = List.copyOf(unseen);
  }

  static Tally blank(int seats) {
    var zeros = Collections.nCopies(seats + 1, 0);
    return new Tally(zeros, zeros);
  }
}
