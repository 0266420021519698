package sixstones.games.war.arrival;

import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.steps.Play;

/** Traps go off (W-CELL-06), unless the Space Stone is used (W-STONE-SPACE-01). */
public final class Traps {

  private Traps() {}

  public static void spring(Play play, Piece piece, Place place) {
    if (play.crew().carries(piece, Token.SPACE)) {
      play.push(new SpaceOrTrap(piece, play.field().tile(place)));
    } else {
      play.effect(place).suffer(play, piece, place);
    }
  }

  /** The option of W-RULE-18: the character left in the pause, the trap acts where it is now. */
  public static void catchLeaver(Play play, Piece piece, Place place) {
    if (play.effect(place).isTrap(play.board(), piece.team(), place)) {
      spring(play, piece, place);
    }
  }
}
