package sixstones.server.protocol;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import sixstones.engine.Standing;
import sixstones.engine.Viewer;
import sixstones.server.play.Course;

/**
 * How a finished game went.
 *
 * @param lines what was counted
 * @param moments how it stood, wherever it changed
 * @param turnings where the game turned
 * @param seconds from the deal to the last move
 */
public record CourseState(
    List<Line> lines, List<Moment> moments, List<Turning> turnings, int steps, long seconds) {

  /**
   * Something that was counted.
   *
   * @param of its key in the catalogues
   */
  public record Line(String of, @Nullable Integer seat) {}

  /** The values of the lines after a step of the replay. */
  public record Moment(int step, List<Integer> values) {}

  /**
   * A step of the replay that made a difference.
   *
   * @param told what this viewer was told of that which made it
   * @param great whether it is one of the few that made the greatest
   */
  public record Turning(int step, List<EventState> told, boolean great) {}

  public static CourseState of(Course course, Viewer viewer) {
    return new CourseState(
        course.lines().stream().map(CourseState::line).toList(),
        changes(course.moments()),
        course.turnings().stream().map(turning -> turning(turning, viewer)).toList(),
        course.moments().getLast().step(),
        course.lasted().toSeconds());
  }

  private static Line line(Standing standing) {
    return new Line(standing.of(), standing.seat().isPresent() ? standing.seat().getAsInt() : null);
  }

  private static List<Moment> changes(List<Course.Moment> moments) {
    var changes = new ArrayList<Moment>();
    int last = moments.getLast().step();
    for (var moment : moments) {
      boolean same = !changes.isEmpty() && changes.getLast().values().equals(moment.values());
      if (!same || moment.step() == last) {
        changes.add(new Moment(moment.step(), moment.values()));
      }
    }
    return changes;
  }

  private static Turning turning(Course.Turning turning, Viewer viewer) {
    var moment = turning.moment();
    var told = moment.told().stream().map(noted -> EventState.of(noted, viewer)).toList();
    return new Turning(moment.step(), told, turning.great());
  }
}
