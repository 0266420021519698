package sixstones.archive.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the coach says at one moment of the game, and what ends the moment. */
public record Beat(List<Line> lines, Ending ending) {

  public Beat {
    lines = List.copyOf(lines);
  }

  /** What happens when all was said; beats are named by their number in the chapter. */
  public sealed interface Ending {}

  /**
   * The learner moves.
   *
   * @param moves any of these leads on; none stands for whatever is legal
   * @param other what is said to another legal move, which leaves the lesson
   * @param forks moves that lead elsewhere in the lesson
   */
  public record Awaits(
      List<String> moves, Optional<Words> other, Map<String, Integer> forks, int next)
      implements Ending {

    public Awaits {
      moves = List.copyOf(moves);
      forks = Map.copyOf(forks);
    }
  }

  /** Another seat makes the move that the lesson gives it. */
  public record Rival(String move, int next) implements Ending {}

  /** The chapter is over. After the last one the learner plays on alone. */
  public record End() implements Ending {}
}
