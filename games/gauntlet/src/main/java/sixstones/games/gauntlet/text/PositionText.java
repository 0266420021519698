package sixstones.games.gauntlet.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.gauntlet.GauntletPosition;

/** Positions as text; {@code docs/scenarios-gauntlet.md} tells how they are written. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(GauntletPosition position) {
    return new PositionWriter(position).write();
  }

  public static GauntletPosition read(Tree.Mapping text, Chance chance) {
    return new PositionReader(TreeReader.of(text), chance).read();
  }
}
