package sixstones.games.loveletter.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.loveletter.LoveLetterPosition;

/** Positions as text; {@code docs/scenarios-loveletter.md} tells how they are written. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(LoveLetterPosition position) {
    return new PositionWriter(position).write();
  }

  public static LoveLetterPosition read(Tree.Mapping text, Chance chance) {
    return new PositionReader(TreeReader.of(text), chance).read();
  }
}
