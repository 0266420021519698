package sixstones.games.war.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import sixstones.engine.chance.Chance;
import sixstones.games.war.box.Back;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.TileSet;
import sixstones.games.war.state.Field;

/**
 * Lays the tiles that are not laid yet, closed: by colour, red inside and blue on the ring
 * (W-SETUP-06, W-SETUP-14), as far as the colours suffice, or all mixed (W-SETUP-18).
 */
public final class ClosedTiles {

  private final Field field;
  private final boolean[] used;
  private final boolean[] laid;
  private final boolean mixed;

  /**
   * @param used tiles of the set that lie already
   * @param laid places where a tile lies already
   */
  public ClosedTiles(Field field, boolean[] used, boolean[] laid, boolean mixed) {
    this.field = field;
    this.used = used;
    this.laid = laid;
    this.mixed = mixed;
  }

  public void fill(Chance chance) {
    var red = tiles(Back.RED);
    var blue = tiles(Back.BLUE);
    if (mixed) {
      red.addAll(blue);
      blue.clear();
      lay(places(_ -> true), shuffled(red, chance));
      return;
    }
    var inside = places(place -> !place.isOnRing());
    var ring = places(Place::isOnRing);
    var redOrder = shuffled(red, chance);
    var blueOrder = shuffled(blue, chance);
    // A layout may use up a colour; what is left of the other then fills the gaps.
    while (redOrder.size() > inside.size()) blueOrder.add(redOrder.removeLast());
    while (blueOrder.size() > ring.size()) redOrder.add(blueOrder.removeLast());
    lay(inside, redOrder);
    lay(ring, blueOrder);
  }

  private List<Integer> tiles(Back back) {
    var found = new ArrayList<Integer>();
    for (int index = 0; index < TileSet.SIZE; index++) {
      if (!used[index] && field.set().tile(index).back() == back) found.add(index);
    }
    return found;
  }

  private List<Place> places(Predicate<Place> wanted) {
    var free = new ArrayList<Place>();
    for (var place : Place.TILES) {
      if (!laid[place.index()] && wanted.test(place)) free.add(place);
    }
    return free;
  }

  private static List<Integer> shuffled(List<Integer> tiles, Chance chance) {
    var order = tiles.stream().mapToInt(Integer::intValue).toArray();
    chance.shuffle(order, order.length);
    var list = new ArrayList<Integer>();
    for (int tile : order) list.add(tile);
    return list;
  }

  private void lay(List<Place> places, List<Integer> tiles) {
    for (int i = 0; i < places.size(); i++) field.lay(places.get(i), tiles.get(i));
  }
}
