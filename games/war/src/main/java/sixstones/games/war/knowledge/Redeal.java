package sixstones.games.war.knowledge;

import sixstones.engine.chance.Chance;
import sixstones.games.war.box.Back;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Board;

/**
 * W-PLACE-09: nobody knows a closed face, everybody sees the backs. So a redeal is the same for
 * every viewer: the closed tiles of each back colour change places among themselves.
 */
public final class Redeal {

  private Redeal() {}

  public static Board of(Board board, Chance chance) {
    var field = board.field().copy();
    for (var back : Back.values()) {
      var places = new Place[Place.TILES.length];
      int count = 0;
      for (var place : Place.TILES) {
        if (field.isClosed(place) && field.back(place) == back) places[count++] = place;
      }
      var tiles = new int[count];
      for (int i = 0; i < count; i++) tiles[i] = field.index(places[i]);
      chance.shuffleAfresh(tiles, count);
      for (int i = 0; i < count; i++) field.lay(places[i], tiles[i]);
    }
    return board.with(field);
  }
}
