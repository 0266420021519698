package sixstones.games.splendor.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.splendor.SplendorPosition;

/** Positions as text; {@code docs/scenarios.md} tells how they are written. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(SplendorPosition position) {
    return new PositionWriter(position).write();
  }

  public static SplendorPosition read(Tree.Mapping text, Chance chance) {
    return new PositionReader(TreeReader.of(text), chance).read();
  }
}
