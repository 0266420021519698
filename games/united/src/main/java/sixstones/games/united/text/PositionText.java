package sixstones.games.united.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.play.UnitedPosition;

/** Positions as text; {@code docs/scenarios-united.md} tells how they are written. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(UnitedPosition position) {
    return new PositionWriter(position).write();
  }

  public static UnitedPosition read(Tree.Mapping text, Chance chance) {
    var reader = TreeReader.of(text);
    return reader.has("deal")
        ? FreshDeal.read(reader.allow("deal").at("deal"), chance)
        : new PositionReader(reader, chance).read();
  }
}
