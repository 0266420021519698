package sixstones.games.loveletter.view;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Hidden;
import sixstones.engine.Viewer;
import sixstones.games.loveletter.state.Table;

/** The hands of others. */
public final class HiddenThings {

  private HiddenThings() {}

  public static List<Hidden> of(Table table, Viewer viewer) {
    var hidden = new ArrayList<Hidden>();
    var hands = table.hands();
    for (int seat = 0; seat < table.seats(); seat++) {
      for (int slot = 0; slot < hands.size(seat) && !viewer.is(seat); slot++) {
        hidden.add(new Hidden("seat:" + seat, hands.card(seat, slot).key()));
      }
    }
    return hidden;
  }
}
