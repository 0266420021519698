package sixstones.games.war.judgement;

import sixstones.engine.Bits;
import sixstones.games.war.box.Direction;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileKind;
import sixstones.games.war.state.Field;

/** Where open arrows and short routes carry on to, drawn up once for every place and turn. */
final class Onward {

  /** After one entry for each set of an arrow's exits. */
  private static final int SHORT_ROUTE = 1 << Direction.ALL.length;

  private static final int ENTRIES = SHORT_ROUTE + 1;

  /** Two words of places for each entry of each tile position. */
  private static final long[] PLACES = places();

  private Onward() {}

  private static long[] places() {
    var places = new long[2 * ENTRIES * Place.TILES.length];
    for (var from : Place.TILES) {
      for (var direction : Direction.ALL) {
        var next = from.neighbour(direction);
        for (int exits = 0; exits < SHORT_ROUTE; exits++) {
          if (Bits.has(exits, direction.ordinal())) add(places, entry(from, exits), next);
        }
        var over = next.neighbour(direction);
        if (over.isTile()) add(places, entry(from, SHORT_ROUTE), over);
      }
    }
    return places;
  }

  private static void add(long[] places, int entry, Place place) {
    if (!place.isNone()) places[2 * entry + place.word()] |= place.bit();
  }

  private static int entry(Place from, int number) {
    return ENTRIES * from.index() + number;
  }

  /** Which entry an open arrow or short route has. */
  static int entry(Field field, Place from) {
    return entry(from, field.kind(from) == TileKind.ARROW ? field.exits(from) : SHORT_ROUTE);
  }

  /** A word of the places of an entry. */
  static long to(int entry, int word) {
    return PLACES[2 * entry + word];
  }
}
