package sixstones.server.play;

import java.time.Duration;
import java.util.List;
import sixstones.engine.Standing;

/**
 * How a game went, for one viewer.
 *
 * @param lines what was counted, as it stood in the end
 * @param moments the deal, and how things stood after each step
 * @param turnings the moments that made the game, as they came
 * @param lasted from the deal to the last move
 */
public record Course(
    List<Standing> lines, List<Moment> moments, List<Turning> turnings, Duration lasted) {

  /**
   * How things stood after a step.
   *
   * @param values one for each line
   * @param told what the viewer was told of that which changed them
   */
  public record Moment(int step, List<Integer> values, List<Noted> told) {
    public Moment {
      values = List.copyOf(values);
      told = List.copyOf(told);
    }
  }

  /**
   * A moment that made the game.
   *
   * @param great whether it is one of the few that made most of it
   */
  public record Turning(Moment moment, boolean great) {}

  public Course {
    lines = List.copyOf(lines);
    moments = List.copyOf(moments);
    turnings = List.copyOf(turnings);
  }
}
