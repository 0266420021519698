package sixstones.engine.chance;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;

/** Says what a scenario tells it to say next, and goes on at random when it was told nothing. */
public final class ScriptedChance implements Chance {

  private final Queue<Integer> script;
  private final Chance otherwise;
  private long drawn;

  public ScriptedChance(Chance otherwise) {
    this(new ArrayDeque<>(), otherwise, 0);
  }

  private ScriptedChance(Queue<Integer> script, Chance otherwise, long drawn) {
    this.script = script;
    this.otherwise = otherwise;
    this.drawn = drawn;
  }

  /** The next numbers, in order. Copies share the script, whichever of them is played on. */
  public void say(List<Integer> numbers) {
    script.addAll(numbers);
  }

  @Override
  public int below(int bound) {
    drawn++;
    Integer number = script.poll();
    if (number == null) return otherwise.below(bound);
    if (number < 0 || number >= bound) {
      throw new IllegalArgumentException(
          "chance is told to say %d, but the draw is below %d".formatted(number, bound));
    }
    return number;
  }

  @Override
  public ScriptedChance copy() {
    return new ScriptedChance(script, otherwise.copy(), drawn);
  }

  @Override
  public long drawn() {
    return drawn;
  }
}
