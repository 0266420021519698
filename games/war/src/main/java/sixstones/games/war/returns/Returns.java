package sixstones.games.war.returns;

import sixstones.engine.Bits;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Cause;
import sixstones.games.war.steps.Play;

/** Return to base (W-RET), with the Mind Stone's revenge (W-STONE-MIND). */
public final class Returns {

  private Returns() {}

  /** One character, by nobody: a trap, a lost Space Stone. */
  public static void byNobody(Play play, Piece piece, Cause cause) {
    by(play, piece.bit(), Piece.NOBODY, cause);
  }

  /**
   * Returns characters at the same time (W-RET-06); Thanos is no such character.
   *
   * @param pieces bit set of the returned
   * @param doer who does it, or {@link Piece#NOBODY} (W-RULE-36)
   * @return whether the Mind Stone returns the doer in turn
   */
  public static boolean by(Play play, int pieces, Piece doer, Cause cause) {
    play.sceneEnds();
    int revenge = 0;
    boolean mind = false;
    for (int left = pieces; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      boolean carriesMind = play.crew().carries(piece, Token.MIND);
      var from = play.crew().at(piece);
      int leftBehind = leaveAll(play, piece, from, doer);
      play.board().put(piece, play.board().home(piece));
      play.log().returned(piece, from, play.board().home(piece), doer, cause);
      if (carriesMind) {
        mind = true;
        revenge |= leftBehind;
      }
    }
    if (!mind || doer.isNobody()) return false;
    // W-STONE-MIND-02; Thanos himself is sent home by whoever let him do it.
    play.crew().bar(doer, revenge);
    if (doer != Piece.THANOS) byNobody(play, doer, Cause.MIND_STONE);
    return true;
  }

  /** W-RET-01, W-STONE-06: everything stays where it was, but Thanos takes a stone he can get. */
  public static int leaveAll(Play play, Piece piece, Place place, Piece doer) {
    int carried = play.crew().carried(piece);
    var stone = play.crew().stone(piece);
    boolean taken =
        doer == Piece.THANOS
            && !stone.isNone()
            && stone != Token.MIND
            && !play.rulings().stonesStay();
    for (int left = carried; left != 0; left = Bits.rest(left)) {
      play.crew().take(piece, Token.first(left));
    }
    int leftBehind = taken ? carried & ~stone.bit() : carried;
    play.field().put(place, leftBehind);
    play.log().dropped(piece, leftBehind, place, "W-RET-01");
    if (taken) {
      play.ledger().toThanos(stone);
      play.board().progress();
      play.log().thanosTook(play.ledger(), piece, stone, piece.thing(), "W-THANOS-23");
    }
    return leftBehind;
  }

  /** W-STONE-SPACE-03: a guest on a base that has lost the Space Stone goes home at once. */
  public static void ifUnprotected(Play play, Piece piece, Token lost) {
    if (lost != Token.SPACE) return;
    var place = play.crew().at(piece);
    if (place.isTile() && Bases.isTrapFor(play.board(), piece, place)) {
      byNobody(play, piece, Cause.LOST_SPACE_STONE);
    }
  }
}
