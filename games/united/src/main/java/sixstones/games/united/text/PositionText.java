package sixstones.games.united.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.UnitedPosition;

/** Positions as text; {@code docs/scenarios-united.md} tells how they are written. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(UnitedPosition position) {
    return new PositionWriter(position).write();
  }

  public static UnitedPosition read(Tree.Mapping text, Chance chance) {
    return new PositionReader(TreeReader.of(text), chance).read();
  }
}
