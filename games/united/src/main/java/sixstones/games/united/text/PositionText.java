package sixstones.games.united.text;

import sixstones.engine.Deal;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.games.united.play.Setup;
import sixstones.games.united.play.UnitedPosition;

/** Stub. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(UnitedPosition position) {
    return Tree.mapping().put("turn", position.board().turn().number).done();
  }

  public static UnitedPosition read(Tree.Mapping text, Chance chance) {
    if (text.fields().isEmpty()) return Setup.deal(Deal.of(2, chance));
    throw new IllegalArgumentException("positions can't be read yet");
  }
}
