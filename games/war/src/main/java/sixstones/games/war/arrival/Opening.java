package sixstones.games.war.arrival;

import java.util.ArrayList;
import sixstones.engine.Bits;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;

/** Turning tiles face up, with what happens only then (W-CELL-02, W-RULE-33). */
public final class Opening {

  private Opening() {}

  public static void open(WarPosition position, Place place, Events out) {
    turnUp(position, place);
    if (out.on()) {
      out.emit(
          flipping(
              Event.of(Kind.SHOWN, face(position, "opened", place), "W-MOVE-03").revealing(),
              place));
    }
    orient(position, place);
    position.effect(place).opened(position, place, out);
  }

  /** W-SETUP-19: what a tile brings that lies open from the beginning. */
  public static void laidOpen(WarPosition position, Place place, Events out) {
    position.effect(place).opened(position, place, out);
  }

  /** Whether a closed tile surrounds the place. */
  public static boolean closedAround(WarPosition position, Place place) {
    for (var other : place.surrounding()) if (position.field().isClosed(other)) return true;
    return false;
  }

  /** W-RULE-28: all are turned, then the effects row by row, then one prompt per arrow tile. */
  public static void openAround(WarPosition position, Place place, Events out, String rule) {
    var around = place.surrounding();
    int opened = 0;
    for (int i = 0; i < around.length; i++) {
      if (!position.field().isClosed(around[i])) continue;
      turnUp(position, around[i]);
      opened = Bits.with(opened, i);
    }
    if (out.on() && opened != 0) tellAround(position, place, opened, out, rule);
    for (int i = around.length - 1; i >= 0; i--) {
      if (Bits.has(opened, i)) orient(position, around[i]);
    }
    for (int i = 0; i < around.length; i++) {
      if (Bits.has(opened, i)) position.effect(around[i]).opened(position, around[i], out);
    }
  }

  private static void turnUp(WarPosition position, Place place) {
    position.field().open(place);
    position.progress();
  }

  /** One line for all of them. */
  private static void tellAround(
      WarPosition position, Place place, int opened, Events out, String rule) {
    var faces = new ArrayList<Arg>();
    var around = place.surrounding();
    for (int i = 0; i < around.length; i++) {
      if (Bits.has(opened, i)) faces.add(new Arg.Inner(face(position, "face", around[i])));
    }
    var phrase =
        Log.phrase("openedAround")
            .with("place", Log.place(place))
            .number("count", faces.size())
            .with("tiles", new Arg.Many(faces));
    var event = Event.of(Kind.SHOWN, phrase, rule).revealing();
    for (int i = 0; i < around.length; i++) {
      if (Bits.has(opened, i)) event = flipping(event, around[i]);
    }
    out.emit(event);
  }

  private static Phrase face(WarPosition position, String key, Place place) {
    return Log.phrase(key)
        .with("place", Log.place(place))
        .name("tile", position.field().tile(place).kind().phraseKey());
  }

  private static Event flipping(Event event, Place place) {
    return event.moving("flip:" + place.name(), place.thing(), place.thing());
  }

  /** W-MOVE-04; a tile that looks the same every way needs no question. */
  private static void orient(WarPosition position, Place place) {
    if (position.field().effect(place).orientations() > 1) position.push(new OrientArrow(place));
  }
}
