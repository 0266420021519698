package sixstones.games.war.turn;

import sixstones.engine.event.Events;
import sixstones.games.war.WarPosition;
import sixstones.games.war.board.Board;
import sixstones.games.war.pieces.Piece;
import sixstones.games.war.pieces.Token;
import sixstones.games.war.thanos.Thanos;

/** Return to base (W-RET), with the Mind Stone's revenge (W-STONE-MIND). */
public final class Returns {

  private Returns() {}

  /** One character, by nobody: a trap, a lost Space Stone. */
  public static void byNobody(WarPosition position, int piece, Events out, String... rules) {
    by(position, 1 << piece, Piece.NOBODY, out, rules);
  }

  /**
   * Returns characters at the same time (W-RET-06); Thanos is no such character.
   *
   * @param pieces bit set of the returned
   * @param doer who does it, or {@link Piece#NOBODY} (W-RULE-36)
   * @return whether the doer was returned in turn
   */
  public static boolean by(
      WarPosition position, int pieces, int doer, Events out, String... rules) {
    int revenge = 0;
    boolean mind = false;
    for (int left = pieces; left != 0; left &= left - 1) {
      int piece = Integer.numberOfTrailingZeros(left);
      boolean carriesMind = position.crew().carries(piece, Token.MIND);
      int leftBehind = leaveAll(position, piece, doer, out);
      int from = position.crew().at(piece);
      position.put(piece, position.home(piece));
      Tell.travels(out, "returned", piece, from, position.home(piece), rules);
      if (carriesMind) {
        mind = true;
        revenge |= leftBehind;
      }
    }
    if (!mind || doer == Piece.NOBODY) return false;
    position.crew().bar(doer, revenge);
    Tell.simply(out, "mindRevenge", doer, "W-STONE-MIND-01");
    if (doer == Piece.THANOS) {
      Thanos.goHome(position, out, "W-STONE-MIND-03");
    } else {
      byNobody(position, doer, out, "W-STONE-MIND-01");
    }
    return true;
  }

  /** W-RET-01, W-STONE-06: everything stays where it was, but Thanos takes a stone he can get. */
  private static int leaveAll(WarPosition position, int piece, int doer, Events out) {
    int carried = position.crew().carried(piece);
    int place = position.crew().at(piece);
    int stone = position.crew().stone(piece);
    boolean taken =
        doer == Piece.THANOS
            && stone != Token.NONE
            && stone != Token.MIND
            && !position.rulings().stonesStay();
    for (int left = carried; left != 0; left &= left - 1) {
      position.crew().take(piece, Integer.numberOfTrailingZeros(left));
    }
    int leftBehind = taken ? carried & ~(1 << stone) : carried;
    position.field().put(place, leftBehind);
    Tell.dropped(out, piece, leftBehind, place, "W-RET-01");
    if (taken) {
      position.ledger().toThanos(stone);
      position.progress();
      Tell.token(
          out,
          "thanosTookCarried",
          piece,
          stone,
          Piece.thing(piece),
          Piece.thing(Piece.THANOS),
          "W-THANOS-23");
    }
    return leftBehind;
  }

  /** W-STONE-SPACE-03: a guest on a base that has lost the Space Stone goes home at once. */
  public static void ifUnprotected(WarPosition position, int piece, int lost, Events out) {
    if (lost != Token.SPACE) return;
    int place = position.crew().at(piece);
    if (Board.isTile(place) && Bases.isTrapFor(position, piece, place)) {
      byNobody(position, piece, out, "W-STONE-SPACE-03");
    }
  }
}
