package sixstones.games.war.arrival;

import java.util.ArrayList;
import sixstones.engine.Bits;
import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.box.Place;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Play;

/** Turning tiles face up, with what happens only then (W-CELL-02, W-RULE-33). */
public final class Opening {

  private Opening() {}

  public static void open(Play play, Place place) {
    turnUp(play.board(), place);
    if (play.log().on()) {
      play.log()
          .emit(
              flipping(
                  Event.of(Kind.SHOWN, face(play.board(), "opened", place), "W-MOVE-03")
                      .revealing(),
                  place));
    }
    orient(play, place);
    play.effect(place).opened(play, place);
  }

  /** W-SETUP-19: what a tile brings that lies open from the beginning. */
  public static void laidOpen(Play play, Place place) {
    play.effect(place).opened(play, place);
  }

  /** Whether a closed tile surrounds the place. */
  public static boolean closedAround(Board board, Place place) {
    for (var other : place.surrounding()) if (board.field().isClosed(other)) return true;
    return false;
  }

  /** W-RULE-28: all are turned, then the effects row by row, then one prompt per arrow tile. */
  public static void openAround(Play play, Place place, String rule) {
    var around = place.surrounding();
    int opened = 0;
    for (int i = 0; i < around.length; i++) {
      if (!play.field().isClosed(around[i])) continue;
      turnUp(play.board(), around[i]);
      opened = Bits.with(opened, i);
    }
    if (play.log().on() && opened != 0) tellAround(play, place, opened, rule);
    for (int i = around.length - 1; i >= 0; i--) {
      if (Bits.has(opened, i)) orient(play, around[i]);
    }
    for (int i = 0; i < around.length; i++) {
      if (Bits.has(opened, i)) play.effect(around[i]).opened(play, around[i]);
    }
  }

  private static void turnUp(Board board, Place place) {
    board.field().open(place);
    board.progress();
  }

  /** One line for all of them. */
  private static void tellAround(Play play, Place place, int opened, String rule) {
    var faces = new ArrayList<Arg>();
    var around = place.surrounding();
    for (int i = 0; i < around.length; i++) {
      if (Bits.has(opened, i)) faces.add(new Arg.Inner(face(play.board(), "face", around[i])));
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
    play.log().emit(event);
  }

  private static Phrase face(Board board, String key, Place place) {
    return Log.phrase(key)
        .with("place", Log.place(place))
        .name("tile", board.field().tile(place).kind().phraseKey());
  }

  private static Event flipping(Event event, Place place) {
    return event.moving("flip:" + place.name(), place.thing(), place.thing());
  }

  /** W-MOVE-04; a tile that looks the same every way needs no question. */
  private static void orient(Play play, Place place) {
    if (play.field().effect(place).orientations() > 1) play.push(new OrientArrow(place));
  }
}
