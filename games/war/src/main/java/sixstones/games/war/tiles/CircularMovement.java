package sixstones.games.war.tiles;

import sixstones.engine.event.Event;
import sixstones.engine.event.Kind;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Log;
import sixstones.games.war.state.Board;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.TileEffect;
import sixstones.games.war.stones.PlaceByPower;

/** Every open base on the ring takes the place of the next (W-CELL-CIRCULAR). */
public record CircularMovement() implements TileEffect {

  @Override
  public boolean actsOn(Board board, Piece piece, Manner manner) {
    return true;
  }

  @Override
  public void act(Play play, Piece piece, Place place) {
    boolean clockwise = play.field().effect(place).clockwise();
    var bases = new Place[Place.RING.length];
    int count = 0;
    for (int index = 0; index < Place.RING.length; index++) {
      // Against the clock the same is done with the ring read the other way round.
      var ringPlace = Place.onRing(clockwise ? index : -index);
      if (play.field().isOpenTeamBase(ringPlace)) bases[count++] = ringPlace;
    }
    tell(bases, count, clockwise, play.log());
    for (int i = count - 1; i > 0; i--) play.board().swapTiles(bases[i], bases[i - 1]);
    var carrier = play.crew().carrier(Token.POWER);
    if (!carrier.isNobody()) play.push(new PlaceByPower(carrier));
  }

  private static void tell(Place[] bases, int count, boolean clockwise, Log log) {
    if (!log.on()) return;
    var key = clockwise ? "circular.clockwise" : "circular.counterclockwise";
    var event = Event.of(Kind.MOVED, Log.phrase(key), "W-CELL-CIRCULAR-01");
    for (int i = 0; i < count; i++) {
      var from = bases[i].thing();
      event = event.moving(from, from, bases[(i + 1) % count].thing());
    }
    log.emit(event);
  }
}
