package sixstones.games.war.arrival;

import sixstones.engine.Bits;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.scoring.Holds;
import sixstones.games.war.scoring.ScoreHero;
import sixstones.games.war.state.Hold;
import sixstones.games.war.steps.Manner;
import sixstones.games.war.steps.Play;
import sixstones.games.war.steps.Running;

/** Leaving a place otherwise than by return: a complete hold on a battlefield scores first. */
public final class Departure {

  private Departure() {}

  public static void thenArrive(Play play, Piece piece, Place place, Manner manner) {
    then(play, new Arrive(piece, place, manner), piece.bit());
  }

  /**
   * Settles the holds of those who leave, then does the rest.
   *
   * @param leavers bit set over characters
   */
  public static void then(Play play, Running rest, int leavers) {
    play.push(rest);
    for (int left = leavers; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      if (play.crew().hold(piece) != Hold.COMPLETE) continue;
      if (play.board().onTurn(piece)) {
        play.push(new ScoreHero(piece));
      } else {
        // W-RULE-105: in other teams' turns nobody is asked.
        Holds.score(play, piece);
      }
    }
  }
}
