package sixstones.games.war.arrival;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;

/** Traps go off (W-CELL-06), unless the Space Stone is used (W-STONE-SPACE-01). */
public final class Traps {

  private Traps() {}

  public static void spring(WarPosition position, Piece piece, Place place, Events out) {
    if (position.crew().carries(piece, Token.SPACE)) {
      position.push(new SpaceOrTrap(piece, position.field().index(place)));
    } else {
      position.effect(place).suffer(position, piece, place, out);
    }
  }

  /** The option of W-RULE-18: the character left in the pause, the trap acts where it is now. */
  public static void catchLeaver(WarPosition position, Piece piece, Place place, Events out) {
    if (position.effect(place).isTrap(position, piece.team(), place)) {
      spring(position, piece, place, out);
    }
  }
}
