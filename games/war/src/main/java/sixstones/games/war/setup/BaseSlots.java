package sixstones.games.war.setup;

import sixstones.engine.chance.Chance;
import sixstones.engine.event.Events;
import sixstones.games.war.board.Board;
import sixstones.games.war.turn.Tell;

/** Where the bases of the played teams lie at the beginning (W-SETUP-07 to 12). */
public final class BaseSlots {

  private BaseSlots() {}

  /** The k-th slot clockwise belongs to seat k. */
  public static int[] of(Table table, Chance chance, Events out) {
    int[] ring =
        switch (table.seats()) {
          case 2 -> new int[] {4, 19};
          case 3 -> new int[] {4, 14, 24};
          case 4 -> fourSlots(table.rulings().oneToss(), chance, out);
          default -> new int[] {4, 10, 16, 22, 28};
        };
    var places = new int[ring.length];
    for (int seat = 0; seat < ring.length; seat++) places[seat] = Board.ringPlace(ring[seat]);
    return places;
  }

  /** W-SETUP-10, W-RULE-03: Stones up is row 3, empty is row 4. */
  private static int[] fourSlots(boolean oneToss, Chance chance, Events out) {
    int right = chance.below(2);
    tell(out, oneToss ? "bases" : "rightBase", 11, 12, right);
    int left = 1 - right;
    if (!oneToss) {
      left = chance.below(2);
      tell(out, "leftBase", 27, 26, left);
    }
    return new int[] {4, 11 + right, 19, 27 - left};
  }

  private static void tell(Events out, String what, int stones, int empty, int drawn) {
    var first = Tell.place(Board.ringPlace(stones));
    var second = Tell.place(Board.ringPlace(empty));
    Tell.tossed(out, what, first, second, drawn, "W-SETUP-10", "W-RULE-03");
  }
}
