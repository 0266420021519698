package sixstones.games.war.returns;

import sixstones.engine.Bits;
import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.bases.Bases;
import sixstones.games.war.box.Piece;
import sixstones.games.war.box.Place;
import sixstones.games.war.box.Token;
import sixstones.games.war.log.Cause;
import sixstones.games.war.log.Log;

/** Return to base (W-RET), with the Mind Stone's revenge (W-STONE-MIND). */
public final class Returns {

  private Returns() {}

  /** One character, by nobody: a trap, a lost Space Stone. */
  public static void byNobody(WarPosition position, Piece piece, Cause cause, Events out) {
    by(position, piece.bit(), Piece.NOBODY, cause, out);
  }

  /**
   * Returns characters at the same time (W-RET-06); Thanos is no such character.
   *
   * @param pieces bit set of the returned
   * @param doer who does it, or {@link Piece#NOBODY} (W-RULE-36)
   * @return whether the Mind Stone returns the doer in turn
   */
  public static boolean by(WarPosition position, int pieces, Piece doer, Cause cause, Events out) {
    out.sceneEnds(position);
    int revenge = 0;
    boolean mind = false;
    for (int left = pieces; left != 0; left = Bits.rest(left)) {
      var piece = Piece.first(left);
      boolean carriesMind = position.crew().carries(piece, Token.MIND);
      var from = position.crew().at(piece);
      int leftBehind = leaveAll(position, piece, from, doer, out);
      position.put(piece, position.home(piece));
      Log.returned(out, piece, from, position.home(piece), doer, cause);
      if (carriesMind) {
        mind = true;
        revenge |= leftBehind;
      }
    }
    if (!mind || doer.isNobody()) return false;
    // W-STONE-MIND-02; Thanos himself is sent home by whoever let him do it.
    position.crew().bar(doer, revenge);
    if (doer != Piece.THANOS) byNobody(position, doer, Cause.MIND_STONE, out);
    return true;
  }

  /** W-RET-01, W-STONE-06: everything stays where it was, but Thanos takes a stone he can get. */
  public static int leaveAll(
      WarPosition position, Piece piece, Place place, Piece doer, Events out) {
    int carried = position.crew().carried(piece);
    var stone = position.crew().stone(piece);
    boolean taken =
        doer == Piece.THANOS
            && !stone.isNone()
            && stone != Token.MIND
            && !position.rulings().stonesStay();
    for (int left = carried; left != 0; left = Bits.rest(left)) {
      position.crew().take(piece, Token.first(left));
    }
    int leftBehind = taken ? carried & ~stone.bit() : carried;
    position.field().put(place, leftBehind);
    Log.dropped(out, piece, leftBehind, place, "W-RET-01");
    if (taken) {
      position.ledger().toThanos(stone);
      position.progress();
      Log.thanosTook(position, out, piece, stone, piece.thing(), "W-THANOS-23");
    }
    return leftBehind;
  }

  /** W-STONE-SPACE-03: a guest on a base that has lost the Space Stone goes home at once. */
  public static void ifUnprotected(WarPosition position, Piece piece, Token lost, Events out) {
    if (lost != Token.SPACE) return;
    var place = position.crew().at(piece);
    if (place.isTile() && Bases.isTrapFor(position, piece, place)) {
      byNobody(position, piece, Cause.LOST_SPACE_STONE, out);
    }
  }
}
