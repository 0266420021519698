package sixstones.games.war.heroes;

import java.util.Arrays;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;

/** Where Star-Lord may go (W-HERO-STARLORD-01, W-RULE-60). */
final class StarLord {

  private StarLord() {}

  static Place[] freePlaces(Board board) {
    var found = new Place[Place.ALL.length];
    int count = 0;
    for (var place : Place.ALL) {
      if (board.isFree(place)) found[count++] = place;
    }
    return Arrays.copyOf(found, count);
  }
}
