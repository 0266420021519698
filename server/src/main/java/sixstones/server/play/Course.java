package sixstones.server.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import sixstones.engine.Standing;

/**
 * How a game went, for one viewer.
 *
 * @param lines what was counted, as it stood in the end
 * @param moments the deal, and how things stood after each step
 * @param turnings the moments that made the game
 * @param lasted from the deal to the last move
 */
public record Course(
    List<Standing> lines, List<Moment> moments, List<Moment> turnings, Duration lasted) {

  /**
   * How things stood after a step.
   *
   * @param values one for each line
   * @param told the gravest of what the viewer was told of it
   */
  public record Moment(int step, List<Integer> values, Optional<Noted> told) {
    public Moment {
      values = List.copyOf(values);
    }
  }

  public Course {
    lines = List.copyOf(lines);
    moments = List.copyOf(moments);
    turnings = List.copyOf(turnings);
  }
}
