package sixstones.games.loveletter.view;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Hidden;
import sixstones.engine.Viewer;
import sixstones.games.loveletter.state.Board;

/** The hands of others. */
public final class HiddenThings {

  private HiddenThings() {}

  public static List<Hidden> of(Board board, Viewer viewer) {
    var hidden = new ArrayList<Hidden>();
    var hands = board.hands();
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < hands.size(seat) && !viewer.is(seat); slot++) {
        hidden.add(new Hidden("seat:" + seat, hands.card(seat, slot).key()));
      }
    }
    return hidden;
  }
}
