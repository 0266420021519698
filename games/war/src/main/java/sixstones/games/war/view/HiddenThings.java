package sixstones.games.war.view;

import java.util.ArrayList;
import java.util.List;
import sixstones.engine.Hidden;
import sixstones.games.war.box.Place;
import sixstones.games.war.state.Field;

/** The faces of closed tiles. */
public final class HiddenThings {

  private HiddenThings() {}

  public static List<Hidden> of(Field field) {
    var hidden = new ArrayList<Hidden>();
    for (var place : Place.TILES) {
      if (!field.isOpen(place)) {
        hidden.add(new Hidden(place.thing(), "war.tile." + field.tile(place).kind().id()));
      }
    }
    return hidden;
  }
}
