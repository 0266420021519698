package sixstones.games.war.tiles;

import java.util.ArrayList;
import sixstones.engine.Bits;
import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
import sixstones.engine.phrase.Arg;
import sixstones.engine.phrase.Phrase;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.steps.OrientArrow;
import sixstones.games.war.thanos.Thanos;
import sixstones.games.war.turn.Tell;

/** Turning tiles face up, with what happens only then (W-CELL-02, W-RULE-33). */
public final class Opening {

  private Opening() {}

  public static void open(WarPosition position, int place, Events out) {
    turnUp(position, place);
    if (out.on()) {
      out.emit(flipping(Event.of(face(position, "opened", place), "W-MOVE-03").revealing(), place));
    }
    orient(position, place);
    onOpen(position, place, out);
  }

  /** W-SETUP-19: what a tile brings that lies open from the beginning. */
  public static void laidOpen(WarPosition position, int place, Events out) {
    onOpen(position, place, out);
  }

  /** Whether a closed tile surrounds the place. */
  public static boolean closedAround(WarPosition position, int place) {
    for (int other : Board.surrounding(place)) if (position.field().isClosed(other)) return true;
    return false;
  }

  /** W-RULE-28: all are turned, then the effects row by row, then one prompt per arrow tile. */
  public static void openAround(WarPosition position, int place, Events out, String rule) {
    int[] around = Board.surrounding(place);
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
      if (Bits.has(opened, i)) onOpen(position, around[i], out);
    }
  }

  private static void turnUp(WarPosition position, int place) {
    position.field().open(place);
    position.progress();
  }

  /** One line for all of them. */
  private static void tellAround(
      WarPosition position, int place, int opened, Events out, String rule) {
    var faces = new ArrayList<Arg>();
    int[] around = Board.surrounding(place);
    for (int i = 0; i < around.length; i++) {
      if (Bits.has(opened, i)) faces.add(new Arg.Inner(face(position, "face", around[i])));
    }
    var phrase =
        Tell.phrase("openedAround")
            .with("place", Tell.place(place))
            .number("count", faces.size())
            .with("tiles", new Arg.Many(faces));
    var event = Event.of(phrase, rule).revealing();
    for (int i = 0; i < around.length; i++) {
      if (Bits.has(opened, i)) event = flipping(event, around[i]);
    }
    out.emit(event);
  }

  private static Phrase face(WarPosition position, String key, int place) {
    return Tell.phrase(key)
        .with("place", Tell.place(place))
        .name("tile", position.field().tile(place).kind().phraseKey());
  }

  private static Event flipping(Event event, int place) {
    return event.moving("flip:" + Board.name(place), Board.thing(place), Board.thing(place));
  }

  /** W-MOVE-04; a tile that looks the same every way needs no question. */
  private static void orient(WarPosition position, int place) {
    if (position.field().effect(place).orientations() > 1) position.push(new OrientArrow(place));
  }

  private static void onOpen(WarPosition position, int place, Events out) {
    var tile = position.field().effect(place);
    switch (tile.kind()) {
      case INFINITY_STONE -> bring(position, place, 1 << tile.detail(), out, "W-CELL-STONE-01");
      case LEADERSHIP -> bring(position, place, 1 << tile.detail(), out, "W-CELL-LEADERSHIP-01");
      case SUPERHEROES -> bring(position, place, 3 << tile.detail(), out, "W-CELL-HEROES-01");
      case ENERGY -> {
        // W-RULE-32: nothing if the reserve is empty.
        int energy = position.ledger().reserve() & Token.ALL_ENERGY;
        bring(position, place, Integer.lowestOneBit(energy), out, "W-CELL-ENERGY-01");
      }
      case THANOS_BASE -> Thanos.appear(position, place, out);
      case BLANK,
          TEAM_BASE,
          BATTLEFIELD,
          ARROW,
          SHORT_ROUTE,
          TELEPORT,
          DROPSHIP,
          CIRCULAR_MOVEMENT,
          Q_SHIP,
          GUARDIANS_SHIP,
          LOKI,
          OUTRIDER_GENERAL,
          CORVUS_GLAIVE,
          CULL_OBSIDIAN,
          PROXIMA_MIDNIGHT,
          EBONY_MAW -> {}
    }
  }

  private static void bring(WarPosition position, int place, int tokens, Events out, String rule) {
    int brought = position.ledger().fromReserve(tokens);
    position.field().put(place, brought);
    if (!out.on()) return;
    if (brought == 0) {
      out.emit(
          Event.of(Tell.phrase("broughtNothing").with("place", Tell.place(place)), "W-RULE-32"));
      return;
    }
    var keys = new ArrayList<String>();
    for (int left = brought; left != 0; left = Bits.rest(left)) {
      keys.add(Token.toldKey(Bits.first(left)));
    }
    var phrase = Tell.phrase("brought").names("tokens", keys).with("place", Tell.place(place));
    var event = Event.of(phrase, rule);
    for (int left = brought; left != 0; left = Bits.rest(left)) {
      var id = Token.id(Bits.first(left));
      event = event.moving("token:" + id, "reserve", Board.thing(place));
    }
    out.emit(event);
  }
}
