package sixstones.games.united.effects;

import java.util.List;

/** A list of steps of one card, known by the place where it stands in the data. */
public final class Effects {

  private final String path;
  private final List<Effect> steps;

  Effects(String path, List<Effect> steps) {
    this.path = path;
    this.steps = List.copyOf(steps);
  }

  /** As in {@code maestro.bam} or {@code bp-06/0.1}: the second option of the first step. */
  public String path() {
    return path;
  }

  public int size() {
    return steps.size();
  }

  public Effect get(int index) {
    return steps.get(index);
  }

  public List<Effect> steps() {
    return steps;
  }

  @Override
  public String toString() {
    return path;
  }
}
