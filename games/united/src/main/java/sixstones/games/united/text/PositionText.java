package sixstones.games.united.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.united.play.UnitedPosition;

/** Stub. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(UnitedPosition position) {
    return Tree.mapping().put("turn", position.board().turn().number).done();
  }

  public static UnitedPosition read(Tree.Mapping text, Chance chance) {
    throw new IllegalArgumentException("not yet");
  }
}
