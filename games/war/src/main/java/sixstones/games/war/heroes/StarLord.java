package sixstones.games.war.heroes;

import java.util.Arrays;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Place;

/** Where Star-Lord may go (W-HERO-STARLORD-01, W-RULE-60). */
final class StarLord {

  private StarLord() {}

  static Place[] freePlaces(WarPosition position) {
    var found = new Place[Place.ALL.length];
    int count = 0;
    for (var place : Place.ALL) {
      if (position.isFree(place)) found[count++] = place;
    }
    return Arrays.copyOf(found, count);
  }
}
