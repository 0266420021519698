package sixstones.games.gauntlet.view;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Bits;
import sixstones.engine.Hidden;
import sixstones.engine.Viewer;
import sixstones.games.gauntlet.box.Box;
import sixstones.games.gauntlet.box.Side;
import sixstones.games.gauntlet.state.Board;

/** The hands of others, and the next card of each deck. */
public final class HiddenThings {

  private HiddenThings() {}

  public static List<Hidden> of(Board board, Viewer viewer) {
    var hidden = new ArrayList<Hidden>();
    for (int seat = 0; seat < board.seats(); seat++) {
      if (viewer.is(seat)) continue;
      for (int rest = board.hand(seat); rest != 0; rest = Bits.rest(rest)) {
        hidden.add(new Hidden("seat:" + seat, Box.card(Bits.first(rest)).key()));
      }
    }
    next(board, Side.HEROES, "deck:hero", hidden);
    next(board, Side.THANOS, "deck:thanos", hidden);
    return hidden;
  }

  private static void next(Board board, Side side, String place, List<Hidden> into) {
    int left = board.leftInDeck(side);
    if (left > 0) into.add(new Hidden(place, board.inDeck(side, left - 1).key()));
  }
}
