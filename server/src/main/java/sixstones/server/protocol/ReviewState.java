package sixstones.server.protocol;

import java.util.List;
import java.util.Set;
import sixstones.bots.review.Look;
import sixstones.bots.review.Mark;
import sixstones.bots.review.Review;
import sixstones.bots.review.Said;
import sixstones.engine.Seat;
import sixstones.engine.phrase.Phrase;

/**
 * A finished game, looked at again. Chances are in per cent; a move's number says how many were
 * made before it.
 *
 * @param courses the game in each seat's eyes
 * @param open each choice's number and every seat's chance with all cards open
 * @param marked the moves of which something is to be said
 */
public record ReviewState(int moves, List<Story> courses, List<Open> open, List<Marked> marked) {

  /**
   * What a seat began with, its own slips, those of a bot in its place, its partners', its rivals'
   * and luck add up to its result.
   */
  public record Story(
      List<Point> points,
      double own,
      double standIn,
      double partners,
      double rivals,
      double luck) {}

  /**
   * @param chance as far as the seat could know
   * @param luck so far
   */
  public record Point(int move, double chance, double luck) {}

  public record Open(int move, List<Double> chances) {}

  /**
   * @param standIn whether a bot made it in the place of the seat's person
   * @param loss what the move cost, in per cent of the chance to win
   * @param error of the loss, one standard deviation
   * @param line the better move and how the game might have gone on
   */
  public record Marked(
      int move,
      int seat,
      boolean standIn,
      Phrase made,
      Mark mark,
      double loss,
      double error,
      List<Ply> line) {}

  /** A move in a line, in words and as the line is played by. */
  public record Ply(int seat, Phrase move, String notation) {}

  public ReviewState {
    courses = List.copyOf(courses);
    open = List.copyOf(open);
    marked = List.copyOf(marked);
  }

  /**
   * @param standIns the moves that bots have made in people's places
   */
  public static ReviewState of(Review review, Set<Integer> standIns) {
    return new ReviewState(
        review.moves(),
        Seat.upTo(review.sides().size()).stream()
            .map(seat -> story(review.story(seat.index(), standIns)))
            .toList(),
        review.looks().stream()
            .map(
                look ->
                    new Open(look.move(), look.open().stream().map(ReviewState::percent).toList()))
            .toList(),
        review.looks().stream()
            .filter(look -> look.mark() != Mark.FAIR)
            .map(look -> marked(look, standIns.contains(look.move())))
            .toList());
  }

  private static Marked marked(Look look, boolean standIn) {
    return new Marked(
        look.move(),
        look.seat(),
        standIn,
        look.made().label(),
        look.mark(),
        percent(look.loss()),
        percent(look.error()),
        look.line().stream().map(ReviewState::ply).toList());
  }

  private static Ply ply(Said said) {
    return new Ply(said.seat(), said.label(), said.notation());
  }

  private static Story story(sixstones.bots.review.Story told) {
    return new Story(
        told.points().stream()
            .map(point -> new Point(point.move(), percent(point.known()), percent(point.luck())))
            .toList(),
        percent(told.own()),
        percent(told.standIn()),
        percent(told.partners()),
        percent(told.rivals()),
        percent(told.luck()));
  }

  /** To a tenth: more would be noise. */
  private static double percent(double share) {
    return Math.round(1000 * share) / 10.0;
  }
}
