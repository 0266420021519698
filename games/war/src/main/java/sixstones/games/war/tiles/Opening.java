package sixstones.games.war.tiles;

import sixstones.engine.event.Event;
import sixstones.engine.event.Events;
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
    turnUp(position, place, out);
    orient(position, place);
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
      turnUp(position, around[i], out);
      opened |= 1 << i;
    }
    if (out.on() && opened != 0) {
      out.emit(
          Event.of(Tell.phrase("openedAround").with("place", Tell.place(place)), rule).revealing());
    }
    for (int i = around.length - 1; i >= 0; i--) {
      if ((opened >> i & 1) != 0) orient(position, around[i]);
    }
    for (int i = 0; i < around.length; i++) {
      if ((opened >> i & 1) != 0) onOpen(position, around[i], out);
    }
  }

  private static void turnUp(WarPosition position, int place, Events out) {
    position.field().open(place);
    position.progress();
    if (!out.on()) return;
    var phrase =
        Tell.phrase("opened")
            .with("place", Tell.place(place))
            .name("tile", "war.tile." + position.field().tile(place).kind().id());
    out.emit(
        Event.of(phrase, "W-MOVE-03")
            .revealing()
            .moving("flip:" + Board.name(place), Board.thing(place), Board.thing(place)));
  }

  /** W-MOVE-04; a tile that looks the same every way needs no question. */
  private static void orient(WarPosition position, int place) {
    if (position.field().tile(place).orientations() > 1) position.push(new OrientArrow(place));
  }

  private static void onOpen(WarPosition position, int place, Events out) {
    var tile = position.field().tile(place);
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
    for (int left = brought; left != 0; left &= left - 1) {
      int token = Integer.numberOfTrailingZeros(left);
      var phrase =
          Tell.phrase("brought")
              .name("token", Token.phraseKey(token))
              .with("place", Tell.place(place));
      out.emit(
          Event.of(phrase, rule).moving("token:" + Token.id(token), "reserve", Board.thing(place)));
    }
  }
}
