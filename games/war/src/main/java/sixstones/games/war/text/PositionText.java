package sixstones.games.war.text;

import java.util.List;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.war.WarPosition;

/** Positions as readable text; the format is told in {@code docs/scenarios-war.md}. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(WarPosition position) {
    return new PositionWriter(position).write();
  }

  /** The pending steps, topmost first, a line each; the turn itself is not among them. */
  public static List<String> pending(WarPosition position) {
    var steps = position.steps();
    return steps.subList(0, steps.size() - 1).stream()
        .map(step -> step.text(position.board()))
        .toList();
  }

  public static WarPosition read(Tree.Mapping text, Chance chance) {
    return new PositionReader(TreeReader.of(text), chance).read();
  }
}
