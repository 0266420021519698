package sixstones.games.war.setup;

import sixstones.engine.chance.Chance;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Table;

/** Where the bases of the played teams lie at the beginning (W-SETUP-07 to 12). */
public final class BaseSlots {

  private static final int FOUR = 4;

  private final boolean oneToss;
  private final int[] ring;

  /** Draws what has to be tossed for; the k-th slot clockwise belongs to seat k. */
  public BaseSlots(Table table, Chance chance) {
    oneToss = table.rulings().oneToss();
    ring =
        switch (table.seats()) {
          case 2 -> new int[] {4, 19};
          case 3 -> new int[] {4, 14, 24};
          case FOUR -> fourSlots(oneToss, chance);
          default -> new int[] {4, 10, 16, 22, 28};
        };
  }

  /** W-SETUP-10, W-RULE-03: Stones up is row 3, empty is row 4. */
  private static int[] fourSlots(boolean oneToss, Chance chance) {
    int right = chance.below(2);
    int left = oneToss ? 1 - right : chance.below(2);
    return new int[] {4, 11 + right, 19, 27 - left};
  }

  /** The place of a seat's base. */
  public Place place(int seat) {
    return Place.onRing(ring[seat]);
  }

  void tell(Log log) {
    if (ring.length != FOUR) return;
    tell(log, oneToss ? "bases" : "rightBase", 11, 12, ring[1] - 11);
    if (!oneToss) tell(log, "leftBase", 27, 26, 27 - ring[3]);
  }

  private static void tell(Log log, String what, int stones, int empty, int drawn) {
    var first = Log.place(Place.onRing(stones));
    var second = Log.place(Place.onRing(empty));
    log.tossed(what, first, second, drawn, "W-SETUP-10", "W-RULE-03");
  }
}
