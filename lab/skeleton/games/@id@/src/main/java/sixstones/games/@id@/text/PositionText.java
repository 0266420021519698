package sixstones.games.@id@.text;

import sixstones.engine.chance.Chance;
import sixstones.engine.text.Tree;
import sixstones.engine.text.TreeReader;
import sixstones.games.@id@.@Name@Position;

/** Positions as text; {@code docs/scenarios-@id@.md} tells how they are written. */
public final class PositionText {

  private PositionText() {}

  public static Tree.Mapping write(@Name@Position position) {
    return Tree.mapping()
        .put("players", position.seats())
        .put("active", position.active())
        .put("drawn", position.drawn())
        .done();
  }

  public static @Name@Position read(Tree.Mapping text, Chance chance) {
    var at = TreeReader.of(text).allow("players", "active", "drawn");
    int seats = at.find("players").map(players -> players.number(2, 4)).orElse(2);
    int active = at.find("active").map(seat -> seat.number(0, seats - 1)).orElse(0);
    chance.skip(at.find("drawn").map(TreeReader::longNumber).orElse(0L));
    return new @Name@Position(seats, active, chance);
  }
}
