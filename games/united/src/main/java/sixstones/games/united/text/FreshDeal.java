package sixstones.games.united.text;

import java.util.HashMap;
import sixstones.engine.BadDeal;
import sixstones.engine.Deal;
import sixstones.engine.Options;
import sixstones.engine.chance.Chance;
import sixstones.engine.text.TreeReader;
import sixstones.games.united.play.Setup;
import sixstones.games.united.play.UnitedPosition;

/** A position that is told by seats and table options: setup up to its first decision. */
final class FreshDeal {

  private FreshDeal() {}

  static UnitedPosition read(TreeReader at, Chance chance) {
    var options = new HashMap<String, String>();
    at.fields().forEach((name, value) -> options.put(name, value.text()));
    options.remove("seats");
    int seats = at.find("seats").map(n -> n.number(1, 5)).orElse(2);
    try {
      return Setup.deal(new Deal(seats, new Options(options), chance));
    } catch (BadDeal e) {
      throw at.error(String.valueOf(e.getMessage()));
    }
  }
}
