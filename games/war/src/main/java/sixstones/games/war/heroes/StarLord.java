package sixstones.games.war.heroes;

import java.util.Arrays;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Board;

/** Where Star-Lord may go (W-HERO-STARLORD-01, W-RULE-60). */
final class StarLord {

  private StarLord() {}

  static int[] freePlaces(WarPosition position) {
    var found = new int[Board.PLACES];
    int count = 0;
    for (int place = 0; place < Board.PLACES; place++) {
      if (position.isFree(place)) found[count++] = place;
    }
    return Arrays.copyOf(found, count);
  }
}
