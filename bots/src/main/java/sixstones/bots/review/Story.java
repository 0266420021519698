package sixstones.bots.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A game in one seat's eyes. What it began with, its own slips, the slips of partners and rivals,
 * and luck add up to how it ended.
 *
 * @param own what the seat's own moves cost it: 0 or less
 * @param standIn what those cost it that another made in its place
 * @param partners what its partners' moves cost it
 * @param rivals what the rivals' slips gave it
 * @param luck what cards and chance gave or took
 */
public record Story(
    List<Point> points, double own, double standIn, double partners, double rivals, double luck) {

  /**
   * @param move how many moves had been made
   * @param known the seat's chance as far as it could know
   * @param luck what luck had given and taken up to then
   */
  public record Point(int move, double known, double luck) {}

  public Story {
    points = List.copyOf(points);
  }

  static Story of(Review review, int seat, Set<Integer> standIns) {
    var tally = new Tally(review, seat, standIns);
    review.looks().forEach(tally::add);
    return tally.story();
  }

  /** Follows one seat from look to look. */
  private static final class Tally {

    private final Review review;
    private final int seat;
    private final Set<Integer> standIns;
    private final List<Point> points = new ArrayList<>();
    private double left = Double.NaN;
    private double own;
    private double standIn;
    private double partners;
    private double rivals;
    private double luck;

    private Tally(Review review, int seat, Set<Integer> standIns) {
      this.review = review;
      this.seat = seat;
      this.standIns = standIns;
    }

    private boolean hasBegun() {
      return !points.isEmpty();
    }

    void add(Look look) {
      double before = look.before().get(seat);
      double change = look.after().get(seat) - before;
      if (look.seat() == seat) {
        arrive(look.move(), before);
        if (standIns.contains(look.move())) standIn += change;
        else own += change;
      } else if (!hasBegun()) {
        return;
      } else if (review.sides().get(look.seat()).equals(review.sides().get(seat))) {
        partners += change;
      } else {
        rivals += change;
      }
      left += change;
    }

    /** What is there beyond what the moves have left is luck. */
    private void arrive(int move, double known) {
      if (hasBegun()) luck += known - left;
      left = known;
      points.add(new Point(move, known, luck));
    }

    Story story() {
      if (hasBegun()) arrive(review.moves(), review.result().get(seat));
      return new Story(points, own, standIn, partners, rivals, luck);
    }
  }
}
