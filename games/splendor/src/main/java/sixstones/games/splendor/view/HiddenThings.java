package sixstones.games.splendor.view;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Hidden;
import sixstones.engine.Viewer;
import sixstones.games.splendor.state.Board;

/** Cards that others have reserved blind. */
public final class HiddenThings {

  private HiddenThings() {}

  public static List<Hidden> of(Board board, Viewer viewer) {
    var hidden = new ArrayList<Hidden>();
    for (int seat = 0; seat < board.seats(); seat++) {
      for (int slot = 0; slot < Board.HAND; slot++) {
        var card = board.hand(seat, slot);
        if (card != null && board.isBlind(seat, slot) && !viewer.is(seat)) {
          hidden.add(new Hidden("seat:" + seat, card.key()));
        }
      }
    }
    return hidden;
  }
}
