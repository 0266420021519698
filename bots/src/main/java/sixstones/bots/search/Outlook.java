package sixstones.bots.search;

import java.util.ArrayList;
import java.util.List;

/** What each move of the choice at hand has brought every seat, added up over the tries. */
final class Outlook {

  private final int seats;
  private final double[] sums;
  private final int[] counts;

  Outlook(int moves, int seats) {
    this.seats = seats;
    counts = new int[moves];
    sums = new double[moves * seats];
  }

  void learn(int move, double[] shares) {
    counts[move]++;
    for (int seat = 0; seat < seats; seat++) sums[move * seats + seat] += shares[seat];
  }

  /** Every seat's share on the average, or none if the move was not tried. */
  List<Double> shares(int move) {
    var shares = new ArrayList<Double>();
    for (int seat = 0; seat < seats && counts[move] > 0; seat++) {
      shares.add(sums[move * seats + seat] / counts[move]);
    }
    return shares;
  }
}
